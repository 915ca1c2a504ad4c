import type { ConditionRequest } from './condition-request.ts';
import { type ConditionFacts, conditionProgress, isWaitingForAnswer, type Progress } from './condition-state.ts';

export type KnownCondition = Progress & { key: string; request: ConditionRequest; isAsked: boolean };

/** When the same item is requested from a third party and as a document, one answer is enough. */
const siblingOf = (request: ConditionRequest, others: readonly KnownCondition[]): KnownCondition | undefined =>
  request.kind === 'email'
    ? others.find(
        (other) =>
          other.request.kind === 'document' &&
          other.request.code === request.code &&
          other.request.subjectId === request.subjectId,
      )
    : undefined;

const stood: Progress = { state: 'requested', answer: null };

/** The current state of every condition: those the facts require, and those they no longer do. */
export const conditionsNow = (
  known: readonly KnownCondition[],
  { requests, facts }: { requests: readonly ConditionRequest[]; facts: ConditionFacts },
): KnownCondition[] => {
  const byKey = new Map(known.map((each) => [each.key, each]));
  const asked = requests.map((request): KnownCondition => {
    const { state, answer } = byKey.get(request.key) ?? stood;
    return {
      key: request.key,
      request,
      isAsked: true,
      ...conditionProgress(request, { before: { state, answer }, facts }),
    };
  });
  const covered = asked.map((each) => {
    const sibling = isWaitingForAnswer(each.state) ? siblingOf(each.request, asked) : undefined;
    return sibling && !isWaitingForAnswer(sibling.state) ? { ...each, state: sibling.state } : each;
  });
  const keys = new Set(requests.map(({ key }) => key));
  return [...covered, ...known.filter(({ key }) => !keys.has(key)).map((each) => ({ ...each, isAsked: false }))];
};
