import type { PipelineStage, WaitingOn } from '#entities/contract/pipeline.ts';
import { isWaitingForAnswer } from '../conditions/condition-state.ts';
import type { StageCondition, WaitingFacts } from './stage-facts.ts';

const endStages: ReadonlySet<PipelineStage> = new Set<PipelineStage>([
  'funded',
  'refused',
  'withdrawn',
  'incomplete',
  'cancelled',
  'waitlist',
]);

/** In the list of open loans: in progress and not set aside, or over with a deadline still running. */
export const isOpenLoan = (stage: PipelineStage, { isIdle, nextDue }: Pick<WaitingFacts, 'isIdle' | 'nextDue'>) =>
  !isIdle && (!endStages.has(stage) || nextDue !== null);

/** The borrower comes before the coborrower; a document in hand is reviewed before third parties are contacted. */
const waitingOnConditions = (conditions: readonly StageCondition[]): WaitingOn | null => {
  const isAsked = (owner: StageCondition['owner']) =>
    conditions.some((each) => each.owner === owner && isWaitingForAnswer(each.state));
  if (isAsked('borrower')) return 'borrower';
  if (isAsked('coborrower')) return 'coborrower';
  if (conditions.some(({ state }) => state === 'received')) return 'staff';
  return isAsked('thirdParty') ? 'thirdParty' : null;
};

/** The party to act next. */
export const waitingOn = (
  stage: PipelineStage,
  { conditions, nextDue }: Pick<WaitingFacts, 'conditions' | 'nextDue'>,
): WaitingOn => {
  switch (stage) {
    case 'funded':
    case 'withdrawn':
    case 'incomplete':
    case 'waitlist':
      return 'nobody';
    // A notice or a refund may still be owed.
    case 'refused':
    case 'cancelled':
      return nextDue === null ? 'nobody' : 'staff';
    case 'inquiry':
    case 'application':
    case 'counterOffer':
      return 'borrower';
    case 'rescission':
      return 'days';
    case 'review':
    case 'funding':
      return 'staff';
    case 'closing':
      return waitingOnConditions(conditions) ?? 'borrower';
    case 'documents':
    case 'conditions':
    case 'suspended':
      return waitingOnConditions(conditions) ?? 'staff';
  }
};
