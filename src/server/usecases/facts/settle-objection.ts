import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findCorrection, settleCorrection } from '#server/db/repos/application/answer-corrections.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { sendToPerson } from '../messages/loan-messages.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export const settleObjectionOutcome = ['settled', 'samePerson', 'settledBefore'] as const;
type Settling = { staff: LoanStaff<'workLoan'>; correctionId: string; reason: string };

/** Someone other than the person who corrected the answer looks at the objection; until then no credit is granted and no money sent. */
export const settleObjection = (
  container: Container,
  { staff, correctionId, reason }: Settling,
): Promise<{ kind: (typeof settleObjectionOutcome)[number] }> =>
  container.database.transact(async (tx) => {
    const { accountId, applicationId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const row = await findCorrection(tx, { applicationId, id: correctionId });
    if (!row || row.objection === null) throw new AppError('notFound');
    if (row.state === 'settled') return { kind: 'settledBefore' };
    if (row.correctedBy === accountId) return { kind: 'samePerson' };
    await settleCorrection(tx, { row, settlement: reason, by: accountId, name });
    const body = { id: correctionId, step: row.step, person: row.person, reason };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'objectionSettled', body });
    if (hasConditions(stored.status)) await reconcileConditions(container, tx, stored);
    const text = container.words.corrections.settlement(reason);
    await sendToPerson(container, tx, { staff, stored, person: row.person, body: text });
    return { kind: 'settled' };
  });
