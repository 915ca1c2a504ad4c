import { may } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { companyName, companyOfBranch } from '#server/db/repos/accounts/offices.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

export type LeadOrigin = {
  companyId: string | null;
  branchId: string | null;
  broughtBy: string;
  /** The sender of the invitation, as its reader knows them. */
  partner: string;
  source: 'MCR' | 'staff';
};

/** A new lead belongs to the company or branch of the grant under which it is brought. */
export const leadOriginOf = async ({ database: { db } }: Container, staff: Staff): Promise<LeadOrigin> => {
  requireReach(staff, 'createLead');
  const grants = staff.grants.filter((grant) => may([grant], 'createLead'));
  const inCompany = grants.find(({ scopeKind }) => scopeKind === 'company');
  const inBranch = grants.find(({ scopeKind }) => scopeKind === 'branch');
  const branchId = inCompany ? null : (inBranch?.scopeId ?? null);
  const companyId = inCompany?.scopeId ?? (branchId === null ? null : await companyOfBranch(db, branchId));
  const account = await findAccount(db, staff.accountId);
  const own = [account?.firstName, account?.lastName].filter(Boolean).join(' ');
  return {
    companyId,
    branchId,
    broughtBy: staff.accountId,
    partner: (companyId === null ? null : await companyName(db, companyId)) ?? own,
    source: grants.some(({ role }) => role === 'partner') ? 'MCR' : 'staff',
  };
};
