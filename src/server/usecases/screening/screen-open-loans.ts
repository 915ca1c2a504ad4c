import type { Container } from '#server/container.ts';
import { loansInProgress } from '#server/db/repos/loan/late-clocks.ts';
import { screenWhenDue } from './screen-loan.ts';

/** Screens every loan in progress against a new list, and those nobody has opened yet. */
export const screenOpenLoans = async (container: Container): Promise<void> => {
  for (const applicationId of await loansInProgress(container.database.db))
    await screenWhenDue(container, applicationId);
};
