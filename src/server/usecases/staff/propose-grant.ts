import { coversScope } from '#server/auth/staff-reach.ts';
import type { Container } from '#server/container.ts';
import { addProposal, findProposal, settleProposal } from '#server/db/repos/accounts/grant-proposals.ts';
import { addGrant, allCompanies, type NewGrant } from '#server/db/repos/accounts/staff.ts';
import { changeStaff, type StaffOutcome } from './change-staff.ts';
import { isSameGrant, requireScope } from './grant-role.ts';

type Change = { actorId: string; accountId: string };

/** Roles that one person should not hold together (`separateActions`) are given by two administrators. */
export const proposeGrant = (
  container: Container,
  { actorId, accountId, grant }: Change & { grant: NewGrant },
): Promise<StaffOutcome<'heldAlready' | 'proposedAlready'>> =>
  changeStaff(container, { actorId, accountId }, async ({ tx, reach, branches, grants }) => {
    const companies = (await allCompanies(tx)).map(({ id }) => id);
    requireScope(coversScope(reach, grant, branches), grant, { companies, branches });
    if (grants.some((held) => isSameGrant(held, grant))) return { kind: 'heldAlready' };
    if (!(await addProposal(tx, { accountId, ...grant, proposedBy: actorId }))) return { kind: 'proposedAlready' };
    return { kind: 'done', event: { kind: 'grantProposed', body: { ...grant } } };
  });

type Settling = Change & { proposalId: string; isAgreed: boolean };

export const settleGrant = (
  container: Container,
  { actorId, accountId, proposalId, isAgreed }: Settling,
): Promise<StaffOutcome<'ownProposal' | 'settledAlready'>> =>
  changeStaff(container, { actorId, accountId }, async ({ tx, reach, branches, grants }) => {
    const proposal = await findProposal(tx, { id: proposalId, accountId });
    if (proposal === null) return { kind: 'settledAlready' };
    const { role, scopeKind, scopeId, proposedBy } = proposal;
    const grant = { role, scopeKind, scopeId };
    const companies = (await allCompanies(tx)).map(({ id }) => id);
    requireScope(coversScope(reach, grant, branches), grant, { companies, branches });
    if (proposedBy === actorId && isAgreed) return { kind: 'ownProposal' };
    await settleProposal(tx, { id: proposalId, settledBy: actorId, isAgreed });
    const isNew = !grants.some((held) => isSameGrant(held, grant));
    if (isAgreed && isNew) await addGrant(tx, { accountId, ...grant });
    return { kind: 'done', event: { kind: isAgreed ? 'granted' : 'grantDeclined', body: { ...grant, proposedBy } } };
  });
