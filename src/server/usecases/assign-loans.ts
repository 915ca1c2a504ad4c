import { AppError } from '../app-error.ts';
import { isWithin, reachOf } from '../auth/reach.ts';
import type { Container } from '../container.ts';
import { findAccount, grantsOf, staffWithGrants } from '../db/repos/accounts.ts';
import { assignLoan } from '../db/repos/assignments.ts';
import { appendDeskEvent } from '../db/repos/desk-events.ts';
import { appendEvent } from '../db/repos/events.ts';
import { requireReach, type Staff } from './staff-reach.ts';

export type AssignOutcome = {
  assigned: string[];
  /** Somebody else changed these meanwhile: they are left as they are. */
  changed: string[];
};

type Assignment = { loans: readonly { loanId: string; ownerId: string | null }[]; to: string | null };

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Who may be given loans: staff at work who may work on any. */
export const colleagues = async ({ database }: Container, staff: Staff): Promise<{ id: string; name: string }[]> => {
  requireReach(staff, 'assign');
  const everyone = await staffWithGrants(database.db);
  return everyone
    .filter(({ id, status, grants }) => status === 'active' && reachOf({ accountId: id, grants }, 'workLoan') !== null)
    .map(({ id, name }) => ({ id, name }));
};

/**
 * Gives loans to one member of staff, or to nobody. Each is told with the owner that was on the screen; where another has it by now
 * nothing is changed. One loan out of reach refuses the call as a whole, without saying which.
 */
export const assignLoans = async (
  { database: { db } }: Container,
  staff: Staff,
  { loans, to }: Assignment,
): Promise<AssignOutcome> => {
  const reach = requireReach(staff, 'assign');
  const account = to === null ? null : await findAccount(db, to);
  if (to !== null) {
    const theirs =
      account?.status === 'active' ? reachOf({ accountId: to, grants: await grantsOf(db, to) }, 'workLoan') : null;
    if (theirs === null) throw new AppError('invalidInput');
  }
  return db.transaction(async (tx) => {
    const outcome: AssignOutcome = { assigned: [], changed: [] };
    // In one order, so that two managers at once do not wait for each other.
    for (const { loanId, ownerId } of loans.toSorted((one, other) => one.loanId.localeCompare(other.loanId))) {
      const done = await assignLoan(tx, { loanId, from: ownerId, to, isReached: (place) => isWithin(reach, place) });
      if (done === 'notReached') throw new AppError('notFound');
      outcome[done].push(loanId);
      if (done === 'assigned')
        await appendEvent(tx, {
          applicationId: loanId,
          actor: `staff/${staff.accountId}`,
          kind: 'loanAssigned',
          body: { from: ownerId, to, name: account ? nameOf(account) : null },
        });
    }
    const body = { to, loans: outcome.assigned };
    if (outcome.assigned.length > 0)
      await appendDeskEvent(tx, { accountId: staff.accountId, kind: 'loansAssigned', body });
    return outcome;
  });
};
