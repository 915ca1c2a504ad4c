import { finalStages, type PipelineStage, type WaitingOn } from '#entities/contract/pipeline.ts';
import { isWaitingForAnswer } from '../conditions/condition-state.ts';
import type { StageCondition, WaitingFacts } from './stage-facts.ts';

const endStages: ReadonlySet<PipelineStage> = new Set<PipelineStage>(finalStages);

/** In the list of open loans: in progress and not set aside, or over with a deadline still running. */
export const isOpenLoan = (stage: PipelineStage, { isIdle, nextDue }: Pick<WaitingFacts, 'isIdle' | 'nextDue'>) =>
  !isIdle && (!endStages.has(stage) || nextDue !== null);

type Turn = Pick<WaitingFacts, 'conditions' | 'nextDue' | 'isReviewWaiting' | 'isSecondWanted'>;

/** An item for closing or funding is reviewed once the loan is approved. */
const isToReview = (stage: PipelineStage, { state, priorTo }: StageCondition): boolean =>
  state === 'received' &&
  (stage === 'conditions' || stage === 'closing' || priorTo === 'approval' || priorTo === 'docs');

/** What came in is ours to review, and a proposal ours to answer, whatever else was asked of anyone. */
const isLendersTurn = (stage: PipelineStage, { conditions, isReviewWaiting, isSecondWanted }: Turn): boolean =>
  isSecondWanted || isReviewWaiting || conditions.some((each) => isToReview(stage, each));

/** The borrower comes before the coborrower, and both before third parties. */
const waitingOnConditions = (stage: PipelineStage, turn: Turn): WaitingOn | null => {
  if (isLendersTurn(stage, turn)) return 'staff';
  const isAsked = (owner: StageCondition['owner']) =>
    turn.conditions.some((each) => each.owner === owner && isWaitingForAnswer(each.state));
  return (['borrower', 'coborrower', 'thirdParty'] as const).find(isAsked) ?? null;
};

/** The party to act next. */
export const waitingOn = (stage: PipelineStage, turn: Turn): WaitingOn => {
  switch (stage) {
    case 'funded':
    case 'withdrawn':
    case 'incomplete':
    case 'waitlist':
      return 'nobody';
    // A notice or a refund may still be owed.
    case 'refused':
    case 'cancelled':
      return turn.nextDue === null ? 'nobody' : 'staff';
    case 'inquiry':
      return 'borrower';
    case 'application':
    case 'counterOffer':
      return turn.isSecondWanted ? 'staff' : 'borrower';
    case 'rescission':
      return 'days';
    case 'review':
    case 'funding':
      return 'staff';
    case 'closing':
      return waitingOnConditions(stage, turn) ?? 'borrower';
    case 'documents':
    case 'conditions':
    case 'suspended':
      return waitingOnConditions(stage, turn) ?? 'staff';
  }
};
