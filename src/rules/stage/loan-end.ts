import type { LoanEnd } from '#entities/contract/staff-decision.ts';
import { settledStage } from './stage.ts';
import type { ProgressFacts, SettledFacts } from './stage-facts.ts';

/** Why a loan can no longer be decided; null while it can. A refusal by the rules is not an end: other answers may lift it. */
export const loanEndOf = (facts: SettledFacts & Pick<ProgressFacts, 'isAccountOpened'>): LoanEnd | null => {
  const stage = settledStage(facts);
  switch (stage) {
    case 'funded':
    case 'cancelled':
    case 'withdrawn':
      return stage;
    case 'incomplete':
      return 'closedIncomplete';
    case 'refused':
      return facts.lastDecision === 'countered' ? 'counterLapsed' : 'denied';
    default:
      return facts.isAccountOpened ? 'accountOpened' : null;
  }
};

/** Whether nothing is left to do. An open account is decided, but funding conditions are still worked on. */
export const isOver = (end: LoanEnd | null): boolean => end !== null && end !== 'accountOpened';

/** Whether notary, title and recording may still be entered: the county records the lien after the money went out. */
export const canBeRecorded = (end: LoanEnd | null): boolean => !isOver(end) || end === 'funded';
