import type { Container } from '#server/container.ts';
import { grantsOf } from '#server/db/repos/accounts/accounts.ts';
import { allBranches, allCompanies } from '#server/db/repos/accounts/staff.ts';
import type { PortalGrant } from '#server/db/schema/index.ts';

export const staffGrants = ({ database }: Container, accountId: string) => grantsOf(database.db, accountId);

/** With the name of each grant's company or branch. */
export const namedGrants = async ({ database: { db } }: Container, grants: readonly PortalGrant[]) => {
  const isOfOffice = grants.some(({ scopeId }) => scopeId !== null);
  const offices = isOfOffice ? [...(await allCompanies(db)), ...(await allBranches(db))] : [];
  return grants.map((grant) => ({
    ...grant,
    scopeName: offices.find(({ id }) => id === grant.scopeId)?.name ?? null,
  }));
};
