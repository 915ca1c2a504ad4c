import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changedMeanwhile, type Meanwhile } from './changed-meanwhile.ts';
import { lockConditions } from './current-conditions.ts';
import { waiverText } from './propose-waiver.ts';
import { reconcileConditions } from './reconcile-conditions.ts';
import { skipDocument } from './skip-request.ts';

export type SettleWaiverOutcome =
  | { kind: 'waived' | 'declined' }
  /** Proposing and agreeing take two people. */
  | { kind: 'ownProposal' }
  | Meanwhile;

type Settling = { staff: LoanStaff<'decide'>; key: string; seen: Date; isAgreed: boolean };

/** The second person agrees to leave a condition out, with both names kept, or declines; the first may take it back. */
export const settleWaiver = async (
  container: Container,
  { staff: { accountId, name, applicationId }, key, seen, isAgreed }: Settling,
): Promise<SettleWaiverOutcome> =>
  container.database.transact(async (tx): Promise<SettleWaiverOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const condition = conditions.find((each) => each.key === key);
    if (!condition) throw new AppError('notFound');
    const { waiver, request } = condition;
    if (waiver === null) return { kind: 'changedMeanwhile', by: condition.decidedBy, at: condition.updatedAt };
    const meanwhile = changedMeanwhile(condition, seen);
    if (meanwhile) return meanwhile;
    const actor = { staff: accountId };
    if (!isAgreed) {
      await changeCondition(tx, { applicationId, key }, { waiver: null, decidedBy: name });
      await appendEvent(tx, { applicationId, actor, kind: 'waiverDeclined', body: { key, code: request.code } });
      return { kind: 'declined' };
    }
    if (waiver.by === accountId) return { kind: 'ownProposal' };
    const reason = waiverText(container, waiver);
    const decidedBy = container.words.bothNames(waiver.byName, name);
    await changeCondition(tx, { applicationId, key }, { waiver: null, decidedBy });
    if (waiver.how === 'skip')
      await skipDocument(container, tx, { stored, condition, reason, actor, proposedBy: waiver.by });
    else {
      await changeCondition(tx, { applicationId, key }, { state: 'waived', reason });
      const body = { key, code: request.code, state: 'waived', reason, proposedBy: waiver.by };
      await appendEvent(tx, { applicationId, actor, kind: 'conditionDecided', body });
      await saveApplication(tx, stored);
      await reconcileConditions(container, tx, stored);
    }
    return { kind: 'waived' };
  });
