import type { StaffDecision } from '#entities/contract/staff-decision.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';
import { isLeftBeforeClosing, isMissingToDecide } from '#rules/conditions/condition-state.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import {
  markConditionallyApproved,
  type StoredApplication,
  saveApplication,
} from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hardPullOf } from '../conditions/hard-pull-of.ts';
import type { Condition } from '../conditions/reconcile-conditions.ts';
import { renewDueDays } from '../conditions/renew-due-days.ts';
import { titleOf } from '../conditions/title-of.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { startValuationClocks } from '../valuations/start-valuation-clocks.ts';
import type { ApplicantWord } from './applicant-words.ts';
import { endByWithdrawal, endedByWithdrawal } from './end-by-withdrawal.ts';
import { notifyApproval, notifyWithdrawal } from './notify-approval.ts';
import { type Notice, sendNotice } from './send-notice.ts';

export type Decided = {
  decisionId: string;
  kind: StaffDecision;
  amount: Dollars | null;
  reasons: readonly AdverseReason[];
  run: number;
  note: string | null;
  word: Pick<ApplicantWord, 'kind' | 'id'> | null;
  /** The staff member who decided, or who approved it last. */
  staffId: string;
};

type Carried = { stored: StoredApplication; conditions: readonly Condition[]; decided: Decided };

type Outstanding = Pick<Carried, 'stored' | 'conditions'>;

/** As the applicant knows them, each once. */
const namesOf = ({ words }: Pick<Container, 'words'>, { stored, conditions }: Outstanding): string[] => {
  const names = conditions.map((condition) => {
    const title = titleOf({ words }, condition);
    const { request } = condition;
    const { name } = conditionSubject(request, stored.document);
    return name === null ? title : `${title}: ${name}`;
  });
  return [...new Set(names)];
};

/** What has to arrive before a decision. */
export const missingOf = (container: Pick<Container, 'words'>, { stored, conditions }: Outstanding): string[] =>
  namesOf(container, { stored, conditions: conditions.filter(isMissingToDecide) });

/** What an approval is subject to: all that is still to come from others than us before the line opens, but the signing itself. */
export const leftOf = (container: Pick<Container, 'words'>, { stored, conditions }: Outstanding): string[] =>
  namesOf(container, { stored, conditions: conditions.filter(isLeftBeforeClosing) });

const noticeOf = (container: Container, { decided, ...carried }: Carried): Notice | null => {
  const { decisionId, kind, amount } = decided;
  if (kind === 'denied') return { kind: 'adverseAction', decisionId };
  if (kind === 'countered' && amount !== null) return { kind: 'counterOffer', decisionId, amount };
  return kind === 'suspended' ? { kind: 'incompleteness', missing: missingOf(container, carried) } : null;
};

/** An approval answers an earlier refusal too. */
const endedByApproval = [...endedByWithdrawal, 'adverseActionNotice'] as const;

/** The effects of a final decision: the notice or the mail, the clocks, and the mark on the loan. All of it or nothing. */
export const carryOutDecision = async (container: Container, tx: Tx, carried: Carried): Promise<void> => {
  const { stored, decided } = carried;
  const { decisionId, kind, amount, reasons, run, note, word, staffId } = decided;
  const applicationId = stored.id;
  const actor = { staff: staffId };
  await appendEvent(tx, {
    applicationId,
    actor,
    kind: 'decided',
    body: { decisionId, kind, amount, reasons, run, note, ...(word && { word }) },
  });
  await container.jobs.enqueue(tx, 'tellLoanSystem', { applicationId, decisionId, status: kind, amount });
  await container.jobs.enqueue(tx, 'keepLar', { applicationId });
  const on = container.clock.today();
  await startValuationClocks(tx, { stored, on });
  if (kind === 'denied' || kind === 'countered')
    await startClock(tx, { applicationId, kind: 'adverseActionNotice', on });
  const notice = noticeOf(container, carried);
  if (notice) await sendNotice(container, tx, { applicationId, notice, actor });
  else await saveApplication(tx, stored);
  if (kind === 'approved' || kind === 'conditionallyApproved') {
    await markConditionallyApproved(tx, applicationId);
    await renewDueDays(tx, { applicationId, conditions: carried.conditions, on });
    if ((await hardPullOf(tx, stored)).kind === 'missing')
      await container.jobs.enqueue(tx, 'orderHardCredit', { applicationId });
    const left = kind === 'approved' ? [] : leftOf(container, carried);
    await notifyApproval(container, tx, { stored, decisionId, left });
    for (const clock of endedByApproval) await meetClock(tx, { applicationId, kind: clock, on, by: 'decided' });
  }
  if (kind !== 'withdrawn') return;
  await notifyWithdrawal(container, tx, { stored, decisionId });
  await endByWithdrawal(tx, { applicationId, on });
};
