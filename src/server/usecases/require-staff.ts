import { AppError } from '../app-error.ts';
import { type Action, may } from '../auth/permissions.ts';
import type { DbOrTx } from '../db/connect.ts';
import { findAccount, grantsOf } from '../db/repos/accounts.ts';

export type StaffMember = { accountId: string; name: string };

/** Proves that an account is staff at work with a grant over the whole lender; a narrower one says nothing of this loan. */
export const requireStaff = async (
  db: DbOrTx,
  { accountId, action }: { accountId: string; action: Action },
): Promise<StaffMember> => {
  const account = await findAccount(db, accountId);
  const grants = (await grantsOf(db, accountId)).filter(({ scopeKind }) => scopeKind === 'lender');
  if (account?.realm !== 'portal' || account.status !== 'active' || !may(grants, action))
    throw new AppError('notAllowed');
  return { accountId, name: [account.firstName, account.lastName].filter(Boolean).join(' ') };
};
