import type { Container } from '#server/container.ts';
import { loansInProgress } from '#server/db/repos/loan/late-clocks.ts';
import { lockConditions } from '../conditions/current-conditions.ts';

/** Days pass without a save: once a night the conditions of every loan in progress are brought up to date. */
export const refreshOpenLoans = async (container: Container): Promise<void> => {
  const { db, transact } = container.database;
  for (const applicationId of await loansInProgress(db))
    await transact((tx) => lockConditions(container, tx, applicationId));
};
