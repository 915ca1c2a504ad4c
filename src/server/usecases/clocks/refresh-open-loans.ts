import type { Container } from '#server/container.ts';
import { loansInProgress } from '#server/db/repos/loan/late-clocks.ts';
import { lockConditions } from '../conditions/current-conditions.ts';

/** Days pass without anyone saving: once a night the conditions of every loan in progress catch up with them. */
export const refreshOpenLoans = async (container: Container): Promise<void> => {
  const { db, transact } = container.database;
  for (const applicationId of await loansInProgress(db))
    await transact((tx) => lockConditions(container, tx, applicationId));
};
