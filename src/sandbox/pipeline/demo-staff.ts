import type { Action } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { accountsWithEmail } from '#server/db/repos/accounts/accounts.ts';
import { type LoanStaff, requireStaff } from '#server/usecases/shared/require-staff.ts';

export const demoStaffId = async ({ database }: Container, name: string): Promise<string> => {
  const [account] = await accountsWithEmail(database.db, { realm: 'portal', email: `${name}@sandbox.example` });
  if (!account) throw new Error(`There is no demo account ${name}.`);
  return account.id;
};

export type Carried = { container: Container; applicationId: string };

/** A demo member of staff at a made-up loan. */
export const demoStaff = async <A extends Action>(
  { container, applicationId }: Carried,
  name: string,
  action: A,
): Promise<LoanStaff<A>> =>
  requireStaff(container, { accountId: await demoStaffId(container, name), action, applicationId });
