import { fullName } from '#entities/text/full-name.ts';
import { AppError } from '#server/app-error.ts';
import type { Action } from '#server/auth/permissions.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { findAccount, grantsOf } from '#server/db/repos/accounts/accounts.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';

declare const proved: unique symbol;

/** A staff member who may take `action` on one loan. Only `requireStaff` makes one, so a use case that takes it needs no check of its own. */
export type LoanStaff<A extends Action> = {
  readonly accountId: string;
  readonly name: string;
  readonly applicationId: string;
  readonly [proved]: A;
};

/**
 * Proves that an account is active staff with a grant that carries the action and covers this loan. A loan out of reach is reported
 * as not found: a refusal never reveals that it exists.
 */
export const requireStaff = async <A extends Action>(
  { database: { db } }: Container,
  { accountId, action, applicationId }: { accountId: string; action: A; applicationId: string },
): Promise<LoanStaff<A>> => {
  const account = await findAccount(db, accountId);
  const grants = await grantsOf(db, accountId);
  const reach = reachOf({ accountId, grants }, action);
  if (account?.realm !== 'portal' || account.status !== 'active' || reach === null) throw new AppError('notAllowed');
  const office = await officeOf(db, applicationId);
  if (office === null || !isWithin(reach, office)) throw new AppError('notFound');
  return { accountId, name: fullName(account), applicationId } as LoanStaff<A>;
};
