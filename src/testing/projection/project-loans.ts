import type { Database } from '#server/db/connect.ts';
import { touchThreads } from '#server/db/touched.ts';

/** For a test that wrote facts of these loans without the repos: updates their rows, as after any transaction of the product. */
export const projectLoans = ({ transact }: Pick<Database, 'transact'>, ...loanIds: string[]): Promise<void> =>
  transact(async (tx) => {
    for (const loanId of loanIds) touchThreads(tx, loanId);
  });
