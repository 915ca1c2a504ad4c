import { portal } from '#words/portal/portal.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import type { NewGrant, Offices } from './staff-types.ts';

const words = portalUsers.grant;

export const branchText = (branch: Offices['branches'][number], { companies }: Offices): string =>
  words.branchOf(branch.name, companies.find(({ id }) => id === branch.companyId)?.name ?? words.lenderBranch);

const scopeText = ({ scopeKind, scopeId }: NewGrant, places: Offices | undefined): string => {
  const company = places?.companies.find(({ id }) => id === scopeId);
  const branch = places?.branches.find(({ id }) => id === scopeId);
  if (company) return words.of(company.name);
  if (branch && places) return words.of(branchText(branch, places));
  return portal.scopes[scopeKind];
};

/** "Processor, for Asheville, Blue Ridge Partners": the role and its scope, in words. */
export const grantText = (grant: NewGrant, places: Offices | undefined): string =>
  words.text(portal.roles[grant.role].label, scopeText(grant, places));
