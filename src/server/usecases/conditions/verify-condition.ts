import type { Day } from '#entities/values/day.ts';
import { isPossibleStep, type VerificationStep, verificationOf } from '#rules/conditions/lender-verification.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { addVerification } from '#server/db/repos/loan/verifications.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changedMeanwhile, type Meanwhile } from './changed-meanwhile.ts';
import { lockConditions } from './current-conditions.ts';

export type VerifyOutcome =
  | { kind: 'verified' }
  /** The law asks for another step. */
  | { kind: 'stepNotPossible' }
  | { kind: 'inFuture' }
  /** Military status is shown by a certificate, which is kept. */
  | { kind: 'certificateMissing' }
  | Meanwhile;

type Verifying = {
  staff: LoanStaff<'workLoan'>;
  key: string;
  seen: Date;
  step: VerificationStep;
  on: Day;
  note: string;
  fileId: string | null;
};

/** Staff states what they did to verify a fact about a person, which meets the lender's own condition. */
export const verifyCondition = async (
  container: Container,
  { staff: { accountId, name, applicationId }, key, seen, step, on, note, fileId }: Verifying,
): Promise<VerifyOutcome> =>
  container.database.transact(async (tx): Promise<VerifyOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const condition = conditions.find((each) => each.key === key);
    const verified = verificationOf(condition?.request.subjectId ?? null);
    if (!condition || !verified) throw new AppError('notFound');
    const meanwhile = changedMeanwhile(condition, seen);
    if (meanwhile) return meanwhile;
    if (!isPossibleStep(verified, step)) return { kind: 'stepNotPossible' };
    if (on > container.clock.today()) return { kind: 'inFuture' };
    const isKept = (await filesOf(tx, applicationId)).some(({ id }) => id === fileId);
    if (verified.about === 'militaryService' && !isKept) return { kind: 'certificateMissing' };
    const by = { verifiedBy: accountId, verifiedByName: name };
    await addVerification(tx, {
      applicationId,
      ...verified,
      step,
      checkedOn: on,
      note,
      fileId: isKept ? fileId : null,
      ...by,
    });
    await changeCondition(tx, { applicationId, key }, { state: 'accepted', answer: note, decidedBy: name });
    const body = { code: condition.request.code, ...verified, how: step, on, note, fileId };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'verified', body });
    await saveApplication(tx, stored);
    return { kind: 'verified' };
  });
