import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { arrangedConditions } from '#rules/work/arranged-conditions.ts';

/** Who sends what is still missing; with neither, the next step is the lender's. */
export type Turn = { isYours: boolean; other: { name: string; isSent: boolean } | null };

/** Whose turn it is after sending, as the hub will say it. */
export const nextTurn = ({ tracker, conditions, other }: Pick<LoanHub, 'tracker' | 'conditions' | 'other'>): Turn => {
  const isAsked = tracker.some(({ stage, state }) => stage === 'documents' && state === 'now');
  const { toDo } = arrangedConditions(conditions);
  const isOthers = other !== null && (!other.isSent || (isAsked && other.open > 0));
  return {
    isYours: isAsked && toDo.some(({ condition }) => isWaitingForAnswer(condition.state)),
    other: isOthers ? other : null,
  };
};
