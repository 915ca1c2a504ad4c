import type { Container } from '#server/container.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { touchThreads } from '#server/db/touched.ts';
import { lockConditions } from '#server/usecases/conditions/current-conditions.ts';
import { hasConditions } from '#server/usecases/conditions/reconcile-conditions.ts';

/** For a test that wrote a loan's document directly: updates its conditions and rows, as after any save. */
export const catchUp = (container: Pick<Container, 'database' | 'clock' | 'env'>, loanId: string): Promise<void> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, loanId);
    if (stored && hasConditions(stored.status)) await lockConditions(container, tx, loanId);
    touchThreads(tx, loanId);
  });
