import type { Day } from '#entities/values/day.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changedMeanwhile, type Meanwhile } from './changed-meanwhile.ts';
import { lockConditions } from './current-conditions.ts';

type Edit = { staff: LoanStaff<'workLoan'>; key: string; seen: Date; dueOn: Day; note: string | null };

export type EditOutcome = { kind: 'edited' } | { kind: 'dayIsOver' } | Meanwhile;

/** Changes the due date or the note with the request; the request itself and its reason stay with the rules. */
export const editCondition = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, key, seen, dueOn, note }: Edit,
): Promise<EditOutcome> =>
  container.database.transact(async (tx): Promise<EditOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const condition = conditions.find((each) => each.key === key);
    if (!condition) throw new AppError('notFound');
    const meanwhile = changedMeanwhile(condition, seen);
    if (meanwhile) return meanwhile;
    if (dueOn !== condition.dueOn && dueOn < container.clock.today()) return { kind: 'dayIsOver' };
    await changeCondition(tx, { applicationId, key }, { dueOn, note });
    const body = { key, code: condition.request.code, dueOn, note };
    await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'conditionEdited', body });
    await saveApplication(tx, stored);
    return { kind: 'edited' };
  });
