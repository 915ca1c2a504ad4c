import type { Application } from '#entities/application/application.ts';
import type { Upload } from '#entities/application/upload.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { canBeWaived, isMet, isOwnTask, isWaitingForAnswer, uploadsFor } from '#rules/conditions/condition-state.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import { masterPolicyStanding } from '#rules/conditions/master-policy.ts';
import { isWaivedByTwo } from '#rules/conditions/waivers.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { sendMessage } from '../messages/send-message.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { changedMeanwhile, type Meanwhile } from './changed-meanwhile.ts';
import { lockConditions } from './current-conditions.ts';
import { lacksIdChecks } from './lacks-id-checks.ts';
import { proposeWaiver, type WaiverReason, waiverText } from './propose-waiver.ts';
import { type Condition, reconcileConditions } from './reconcile-conditions.ts';
import { titleOf } from './title-of.ts';

/** `fileIds`: which of the files; null means all of them. */
export type ConditionReview = { kind: 'accept' } | { kind: 'anotherLook'; reason: string; fileIds: string[] | null };

export type Waiver = { kind: 'waive' } & WaiverReason;

type ConditionDecision = ConditionReview | Waiver;

/** Waiving takes the right to decide. */
type Deciding =
  | { staff: LoanStaff<'workLoan'>; decision: ConditionReview }
  | { staff: LoanStaff<'decide'>; decision: Waiver };

export type DecideOutcome =
  | { kind: 'decided' }
  /** A rule rests on it: a second person has to agree. */
  | { kind: 'proposed' | 'proposedAlready' }
  /** Nothing was submitted yet, so there is nothing to review. */
  | { kind: 'nothingToJudge' }
  /** Required by law or for funding. */
  | { kind: 'cannotBeWaived' }
  /** The master policy's coverage must be recorded, and be enough. */
  | { kind: 'coverageNotRecorded' | 'coverageTooLow' }
  /** A person has to look at the ID and tick each check first. */
  | { kind: 'checksMissing' }
  | Meanwhile;

/** Why a condo's master policy cannot be accepted; null for any other condition. */
export const coverageProblem = (
  { request }: Pick<Condition, 'request'>,
  { masterPolicyLiability }: Application,
): 'coverageNotRecorded' | 'coverageTooLow' | null => {
  if (request.code !== conditionCode.condoMasterPolicy) return null;
  const standing = masterPolicyStanding(masterPolicyLiability);
  return standing === 'enough' ? null : standing === 'tooLow' ? 'coverageTooLow' : 'coverageNotRecorded';
};

/** Staff review what came in; of the lender's own tasks, only one they gave themselves is done by saying so. */
const canBeReviewed = ({ request, state }: Condition, { kind }: Pick<ConditionReview, 'kind'>): boolean =>
  isOwnTask(request) ? kind === 'accept' && !isMet(state) : request.owner !== 'lender' && !isWaitingForAnswer(state);

/** Why a condition cannot be cleared; null where it can. */
export const acceptProblem = async (
  db: Reader,
  stored: Pick<StoredApplication, 'id' | 'document'>,
  condition: Condition,
): Promise<'nothingToJudge' | 'coverageNotRecorded' | 'coverageTooLow' | 'checksMissing' | null> => {
  if (!canBeReviewed(condition, { kind: 'accept' })) return 'nothingToJudge';
  const short = coverageProblem(condition, stored.document);
  return short ?? ((await lacksIdChecks(db, stored, condition)) ? 'checksMissing' : null);
};

const states = { accept: 'accepted', anotherLook: 'needsAnotherLook', waive: 'waived' } as const;

const judged = (uploads: readonly Upload[], condition: Condition, decision: ConditionDecision): Upload[] => {
  const ids = new Set(uploadsFor(condition.request, uploads).map(({ id }) => id));
  return uploads.map((upload) => {
    if (condition.request.kind !== 'document' || !ids.has(upload.id)) return upload;
    if (decision.kind === 'accept' && upload.state === 'received') return { ...upload, state: 'accepted' };
    const isMeant = decision.kind === 'anotherLook' && (decision.fileIds?.includes(upload.id) ?? true);
    return isMeant ? { ...upload, state: 'notAccepted' } : upload;
  });
};

/** Staff's review of an answer. A repeated request states the reason, by mail and on the page. */
export const decideCondition = async (
  container: Container,
  {
    key,
    staff,
    decision,
    seen = null,
  }: Deciding & {
    key: string;
    /** When the condition last changed, as the page showed it. */
    seen?: Date | null;
  },
): Promise<DecideOutcome> => {
  const { applicationId } = staff;
  return container.database.transact(async (tx): Promise<DecideOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const condition = conditions.find((each) => each.key === key);
    if (!condition) throw new AppError('notFound');
    const meanwhile = changedMeanwhile(condition, seen);
    if (meanwhile) return meanwhile;
    if (decision.kind === 'waive' && !canBeWaived(condition.request)) return { kind: 'cannotBeWaived' };
    if (decision.kind === 'waive' && isWaivedByTwo(condition.request))
      return proposeWaiver(tx, { staff, condition, how: 'waive', reason: decision });
    if (decision.kind === 'anotherLook' && !canBeReviewed(condition, decision)) return { kind: 'nothingToJudge' };
    const problem = decision.kind === 'accept' ? await acceptProblem(tx, stored, condition) : null;
    if (problem) return { kind: problem };
    const uploads = judged(stored.document.uploads, condition, decision);
    const document = { ...stored.document, uploads };
    const state = states[decision.kind];
    const reason = reasonOf(container, decision);
    await changeCondition(tx, { applicationId, key }, { state, reason, decidedBy: staff.name, waiver: null });
    const body = { key, code: condition.request.code, state, reason };
    await appendEvent(tx, { applicationId, actor: { staff: staff.accountId }, kind: 'conditionDecided', body });
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await reconcileConditions(container, tx, { id: applicationId, document });
    if (decision.kind === 'anotherLook')
      await notifyOwner(container, tx, { stored, condition, reason: decision.reason });
    return { kind: 'decided' };
  });
};

const reasonOf = (container: Container, decision: ConditionDecision): string | null => {
  if (decision.kind === 'accept') return null;
  return decision.kind === 'waive' ? waiverText(container, decision) : decision.reason;
};

type Told = { stored: StoredApplication; condition: Condition; reason: string };

/** By mail, and by text where allowed. */
export const notifyOwner = async (container: Container, tx: Tx, { stored, condition, reason }: Told): Promise<void> => {
  const { key, request } = condition;
  const { person } = conditionSubject(request, stored.document);
  const { email, firstName } = stored.document[person] ?? stored.document.borrower;
  if (!email) return;
  await sendMessage(container, tx, {
    name: 'documentAnotherLook',
    recipient: email,
    applicationId: stored.id,
    deliveryKey: `anotherLook/${stored.id}/${key}/${stored.version}`,
    variables: {
      firstName: firstName ?? '',
      documentName: titleOf(container, condition),
      reason,
      hubUrl: hubUrl(container),
    },
    textTo: { applicationId: stored.id, person },
  });
};
