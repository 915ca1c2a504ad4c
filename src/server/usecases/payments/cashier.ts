import { fullName } from '#entities/text/full-name.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

/** A member of staff at the lender's own money, with the name that files and lists show. */
export type Cashier = Staff & { name: string };

export const cashierOf = async ({ database }: Container, staff: Staff): Promise<Cashier> => {
  const account = await findAccount(database.db, staff.accountId);
  return { ...staff, name: account ? fullName(account) : '' };
};

/** Bank files hold payments of every branch: only a grant for the whole lender opens them. */
export const requireCashier = (staff: Staff, action: 'fund' | 'seePayments'): void => {
  if (requireReach(staff, action).kind !== 'all') throw new AppError('notAllowed');
};
