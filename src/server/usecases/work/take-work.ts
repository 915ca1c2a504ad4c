import type { WorkAction, WorkKind } from '#entities/contract/desk/work-item.ts';
import { AppError } from '#server/app-error.ts';
import { isWithin, type Reach, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { grantsOf } from '#server/db/repos/accounts/accounts.ts';
import { staffWithGrants } from '#server/db/repos/accounts/staff.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { keepTaker, lockWork, type StoredWork } from '#server/db/repos/pipeline/work-items.ts';
import { notifyAssigned, notifyTakenOver } from '../notifications/notify-assigned.ts';
import { requireReach, type Staff } from '../shared/staff-reach.ts';
import { takeUnassigned } from './take-unassigned.ts';
import { workOwner, workStaffOf } from './work-reach.ts';

export type WorkAsked = { loanId: string; kind: WorkKind; subject: string; ownerId: string | null };
/** `changed`: a colleague has it by now, or it is done. */
export type TakeOutcome = { taken: number; changed: number };

const isInReach = (reach: Reach | null, row: StoredWork): boolean =>
  reach !== null &&
  isWithin(reach, {
    ...{ companyId: row.company_id, branchId: row.branch_id },
    ...{ assignedTo: row.assigned_to, broughtBy: row.brought_by },
  });

type Taking = {
  staff: Staff;
  items: readonly WorkAsked[];
  to: { id: string; name: string };
  mayTake: (row: StoredWork) => boolean;
};

/** `from`: the person who had taken it before. */
type Given = { loanId: string; from: string | null };

/** Gives each piece to one person, unless it is no longer with the one the page showed. What they took before stays as it is. */
const giveWork = async (container: Container, { staff, items, to, mayTake }: Taking): Promise<TakeOutcome> => {
  const { reaches } = await workStaffOf(container.database.db, staff);
  const takeOne = async (
    tx: Tx,
    { loanId, kind, subject, ownerId }: WorkAsked,
  ): Promise<Given | 'asBefore' | 'changed'> => {
    // The loan before its rows, in the lock order of every other transaction.
    const stored = await lockApplication(tx, loanId);
    if (!stored) throw new AppError('notFound');
    const key = { applicationId: loanId, kind, subject };
    const row = await lockWork(tx, key);
    if (row === null) return 'changed';
    if (!mayTake(row)) throw new AppError('notFound');
    const isTheirs = row.taken_by === to.id;
    // One's own second press, as after an answer that was lost, is no colleague's doing.
    if (isTheirs && to.id === staff.accountId) return 'asBefore';
    if (workOwner(row, reaches) !== ownerId) return 'changed';
    if (isTheirs) return 'asBefore';
    await keepTaker(tx, { ...key, to: to.id });
    const body = { what: kind, to: to.id, name: to.name };
    await appendEvent(tx, { applicationId: loanId, actor: { staff: staff.accountId }, kind: 'workTaken', body });
    // Open pages of the loan hear who has it.
    await saveApplication(tx, stored);
    await takeUnassigned(tx, { applicationId: loanId, by: staff.accountId, to });
    return { loanId, from: row.taken_by };
  };
  return container.database.transact(async (tx) => {
    const outcome: TakeOutcome = { taken: 0, changed: 0 };
    const given: Given[] = [];
    for (const asked of items.toSorted((one, other) => one.loanId.localeCompare(other.loanId))) {
      const taken = await takeOne(tx, asked);
      outcome[taken === 'changed' ? 'changed' : 'taken'] += 1;
      if (typeof taken === 'object') given.push(taken);
    }
    await notifyAssigned(container, tx, { staff, to: to.id, loanIds: given.map(({ loanId }) => loanId) });
    const losers = new Set(given.flatMap(({ from }) => from ?? []));
    for (const loser of losers) {
      const loanIds = given.filter(({ from }) => from === loser).map(({ loanId }) => loanId);
      await notifyTakenOver(container, tx, { staff, to: loser, loanIds });
    }
    return outcome;
  });
};

/** The caller takes work that they may do. */
export const takeWork = async (
  container: Container,
  staff: Staff,
  { items }: { items: readonly WorkAsked[] },
): Promise<TakeOutcome> => {
  const { names } = await workStaffOf(container.database.db, staff);
  const id = staff.accountId;
  return giveWork(container, {
    ...{ staff, items, to: { id, name: names.get(id) ?? '' } },
    mayTake: (row) => isInReach(reachOf(staff, row.action), row) && !row.not_by.includes(id),
  });
};

/** One who assigns gives work to a colleague who may do it. */
export const assignWork = async (
  container: Container,
  staff: Staff,
  { items, to }: { items: readonly WorkAsked[]; to: string },
): Promise<TakeOutcome> => {
  const reach = requireReach(staff, 'assign');
  const { db } = container.database;
  const colleague = (await staffWithGrants(db)).find(({ id, status }) => id === to && status === 'active');
  if (!colleague) throw new AppError('invalidInput');
  const grants = await grantsOf(db, to);
  const theirs = (action: WorkAction) => reachOf({ accountId: to, grants }, action);
  return giveWork(container, {
    ...{ staff, items, to: { id: to, name: colleague.name } },
    mayTake: (row) => isInReach(reach, row) && isInReach(theirs(row.action), row) && !row.not_by.includes(to),
  });
};
