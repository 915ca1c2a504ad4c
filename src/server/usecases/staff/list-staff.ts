import { AppError } from '#server/app-error.ts';
import { reachOf } from '#server/auth/reach.ts';
import { coversScope } from '#server/auth/staff-reach.ts';
import type { Container } from '#server/container.ts';
import { readChainKeys } from '#server/db/chain/chain-keys.ts';
import { checkChain } from '#server/db/chain/check-chain.ts';
import { STAFF_CHAIN } from '#server/db/chain/close-old-chains.ts';
import { findAccount, grantsOf } from '#server/db/repos/accounts/accounts.ts';
import { openProposals } from '#server/db/repos/accounts/grant-proposals.ts';
import { lastSignIns } from '#server/db/repos/accounts/sign-in-events.ts';
import { allBranches, allCompanies, staffWithGrants } from '#server/db/repos/accounts/staff.ts';
import { staffEventsOf } from '#server/db/repos/accounts/staff-events.ts';
import { slowedAccounts, triesKey } from '../shared/sign-in-guard.ts';

const sightOf = async ({ database }: Container, accountId: string) => {
  const reach = reachOf({ accountId, grants: await grantsOf(database.db, accountId) }, 'seeUsers');
  if (reach === null) throw new AppError('notAllowed');
  return reach;
};

/** The accounts with a grant within the caller's reach; a caller who sees the whole lender also sees those without any. */
export const listStaff = async (container: Container, accountId: string) => {
  const { db } = container.database;
  const [reach, branches, staff] = [
    await sightOf(container, accountId),
    await allBranches(db),
    await staffWithGrants(db),
  ];
  const seen = staff.filter(
    ({ grants }) => reach.kind === 'all' || grants.some((grant) => coversScope(reach, grant, branches)),
  );
  const keyOf = (email: string) => triesKey({ realm: 'portal', email });
  const slowed = await slowedAccounts(
    db,
    seen.map(({ email }) => keyOf(email)),
  );
  const proposals = await openProposals(db);
  const signIns = await lastSignIns(
    db,
    seen.map(({ id }) => id),
  );
  return seen.map((user) => ({
    ...user,
    isLocked: slowed.has(keyOf(user.email)),
    lastSignInAt: signIns.get(user.id) ?? null,
    proposals: proposals
      .filter((proposal) => proposal.accountId === user.id)
      .map(({ proposedBy, ...proposal }) => ({
        ...proposal,
        isMine: proposedBy === accountId,
        by: staff.find(({ id }) => id === proposedBy)?.name ?? '',
      })),
  }));
};

/** The companies and branches within the caller's reach: a partner's administrator learns of no other partner. */
export const listOffices = async (container: Container, accountId: string) => {
  const { db } = container.database;
  const [reach, companies, branches] = [
    await sightOf(container, accountId),
    await allCompanies(db),
    await allBranches(db),
  ];
  const seen = branches.filter(({ id }) => coversScope(reach, { scopeKind: 'branch', scopeId: id }, branches));
  // A branch manager sees the company their branch belongs to.
  const isSeen = (id: string) =>
    coversScope(reach, { scopeKind: 'company', scopeId: id }, branches) ||
    seen.some(({ companyId }) => companyId === id);
  return { companies: companies.filter(({ id }) => isSeen(id)), branches: seen };
};

/** The changes to a colleague's account and their authors, and whether the log is intact. */
export const staffHistory = async (
  container: Container,
  { actorId, accountId }: { actorId: string; accountId: string },
) => {
  const { db } = container.database;
  const isSeen = (await listStaff(container, actorId)).some(({ id }) => id === accountId);
  if (!isSeen || (await findAccount(db, accountId)) === null) throw new AppError('notFound');
  const { brokenAt } = await checkChain(db, { keys: await readChainKeys(db, container.ring), chain: STAFF_CHAIN });
  return { events: await staffEventsOf(db, accountId), brokenAt };
};
