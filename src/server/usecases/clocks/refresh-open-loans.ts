import type { Container } from '#server/container.ts';
import { loansInProgress } from '#server/db/repos/loan/late-clocks.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { startNoticeDuties } from '../delivery/start-notice-duties.ts';

/** Days pass without a save: once a night the conditions and the notices of every loan in progress are brought up to date. */
export const refreshOpenLoans = async (container: Container): Promise<void> => {
  const { db, transact } = container.database;
  for (const applicationId of await loansInProgress(db))
    await transact(async (tx) => {
      const { stored } = await lockConditions(container, tx, applicationId);
      await startNoticeDuties(tx, { stored, on: container.clock.today() });
    });
};
