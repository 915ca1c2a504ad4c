import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { PipelineStage } from '#entities/contract/pipeline.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isMet, isMissingToDecide } from '../conditions/condition-state.ts';
import type { ProgressFacts, SettledFacts, StageCondition, StageFacts } from './stage-facts.ts';

/** The statuses between the accepted estimate and submission; everything before them is an inquiry. */
const applicationStatuses: ReadonlySet<ApplicationStatus> = new Set<ApplicationStatus>([
  'application',
  'application2',
  'application3',
  'application4',
  'application5',
  'manualIncomeVerification',
  'debtConsolidation',
  'application7',
  'application8',
  'application6',
  'disclosures',
  'identityVerification',
  'incomeDocs',
  'loanDisbursement',
]);

/** The stage of an application not yet submitted. */
export const stageBeforeSubmission = (status: ApplicationStatus): 'inquiry' | 'application' =>
  applicationStatuses.has(status) ? 'application' : 'inquiry';

/** Someone outside the lender still has to send something before documents can be drawn. */
export const isAskedForDocuments = (conditions: readonly StageCondition[]): boolean =>
  conditions.some(({ state, ...request }) => isMissingToDecide({ request, state }));

const isOpenBeforeClosing = (conditions: readonly StageCondition[]): boolean =>
  conditions.some(({ priorTo, state }) => (priorTo === 'approval' || priorTo === 'docs') && !isMet(state));

/** Its condition stays open until the rescission period ends. */
const isInRescission = (conditions: readonly StageCondition[]): boolean =>
  conditions.some(({ code, state }) => code === conditionCode.rescission && !isMet(state));

/** The progress of a submitted loan; null before submission. */
export const progressOf = ({
  status,
  isApproved,
  isAccountOpened,
  conditions,
}: ProgressFacts): 'documents' | 'review' | 'conditions' | 'closing' | 'rescission' | 'funding' | null => {
  if (isAccountOpened) return isInRescission(conditions) ? 'rescission' : 'funding';
  if (status !== 'applicationSubmitted') return null;
  if (isAskedForDocuments(conditions)) return isApproved ? 'conditions' : 'documents';
  if (!isApproved) return 'review';
  return isOpenBeforeClosing(conditions) ? 'conditions' : 'closing';
};

/**
 * The stage of a loan that is over or on hold; null while it is in progress. A canceled line is void even where money has moved
 * (12 CFR 1026.15(d)), so canceled comes before funded; funded comes before any decision.
 */
export const settledStage = ({ isCanceled, isFunded, lastDecision, isCounterOpen }: SettledFacts) => {
  if (isCanceled) return 'cancelled';
  if (isFunded) return 'funded';
  switch (lastDecision) {
    case 'withdrawn':
    case 'suspended':
      return lastDecision;
    case 'denied':
      return 'refused';
    case 'closedIncomplete':
      return 'incomplete';
    case 'countered':
      return isCounterOpen ? 'counterOffer' : 'refused';
    case 'approved':
    case 'conditionallyApproved':
    case 'counterTaken':
    case 'resumed':
    case 'refused':
    case null:
      return null;
  }
};

/** A refusal by the rules holds until changed answers lead to a later offer. */
const isRefusedByRules = ({ lastDecision, hasOfferSince }: StageFacts): boolean =>
  lastDecision === 'refused' && !hasOfferSince;

/** The stage of a loan. An end or a hold takes precedence over progress, and progress over a refusal by the rules. */
export const stageOf = (facts: StageFacts): PipelineStage => {
  const stage = settledStage(facts) ?? progressOf(facts);
  if (stage !== null) return stage;
  if (facts.status === 'joinWaitlist') return 'waitlist';
  return isRefusedByRules(facts) ? 'refused' : stageBeforeSubmission(facts.status);
};
