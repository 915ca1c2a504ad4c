import { AppError } from '#server/app-error.ts';
import { may } from '#server/auth/permissions.ts';
import { isWithin } from '#server/auth/reach.ts';
import { coversScope } from '#server/auth/staff-reach.ts';
import type { Container } from '#server/container.ts';
import { allBranches, staffWithGrants } from '#server/db/repos/accounts/staff.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { assignLoan } from '#server/db/repos/loan/assignments.ts';
import { appendDeskEvent } from '#server/db/repos/loan/desk-events.ts';
import { notifyAssigned } from '../notifications/notify-assigned.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';

export type AssignOutcome = {
  assigned: string[];
  /** Changed by someone else since the page loaded: left as they are. */
  changed: string[];
};

type Assignment = { loans: readonly { loanId: string; ownerId: string | null }[]; to: string | null };

/** Possible assignees: active staff whose loan grants lie within the assigner's reach. */
export const colleagues = async (
  { database: { db } }: Container,
  staff: Staff,
): Promise<{ id: string; name: string }[]> => {
  const reach = requireReach(staff, 'assign');
  const [everyone, branches] = [await staffWithGrants(db), await allBranches(db)];
  const works = (grant: Parameters<typeof may>[0][number]) => may([grant], 'correspond');
  return everyone
    .filter(
      ({ status, grants }) =>
        status === 'active' && grants.some((grant) => works(grant) && coversScope(reach, grant, branches)),
    )
    .map(({ id, name }) => ({ id, name }));
};

/**
 * Assigns loans to one member of staff, or to none. Each comes with the assignee the page showed; where that has changed since,
 * nothing is changed, and neither is it for one that is theirs already. One loan out of reach refuses the whole call, without saying which.
 */
export const assignLoans = async (
  container: Container,
  staff: Staff,
  { loans, to }: Assignment,
): Promise<AssignOutcome> => {
  const reach = requireReach(staff, 'assign');
  const colleague = to === null ? null : (await colleagues(container, staff)).find(({ id }) => id === to);
  if (colleague === undefined) throw new AppError('invalidInput');
  return container.database.transact(async (tx) => {
    const outcome: AssignOutcome = { assigned: [], changed: [] };
    // In a fixed order, so that two managers at once do not deadlock.
    for (const { loanId, ownerId } of loans.toSorted((one, other) => one.loanId.localeCompare(other.loanId))) {
      const done = await assignLoan(tx, { loanId, from: ownerId, to, isReached: (place) => isWithin(reach, place) });
      if (done === 'notReached') throw new AppError('notFound');
      if (done === 'asBefore') continue;
      outcome[done].push(loanId);
      if (done === 'assigned')
        await appendEvent(tx, {
          applicationId: loanId,
          actor: { staff: staff.accountId },
          kind: 'loanAssigned',
          body: { from: ownerId, to, name: colleague?.name ?? null },
        });
    }
    if (colleague) await notifyAssigned(container, tx, { staff, to: colleague.id, loanIds: outcome.assigned });
    const body = { to, loans: outcome.assigned };
    if (outcome.assigned.length > 0)
      await appendDeskEvent(tx, { accountId: staff.accountId, kind: 'loansAssigned', body });
    return outcome;
  });
};
