import type { ConditionView } from '#entities/contract/condition-view.ts';
import { isMet, isWaitingForAnswer } from '../conditions/condition-state.ts';

const isOpen = ({ state }: ConditionView): boolean => isWaitingForAnswer(state);
const isForThem = ({ whose }: ConditionView): boolean => whose !== 'lender';
const isSameThing = (one: ConditionView, other: ConditionView): boolean =>
  one.code === other.code && one.subjectId === other.subjectId;

/** An order that came to nothing is the applicant's to do again. */
const isOrderOver = (order: ConditionView['order']): boolean => order?.state === 'failed' || order?.state === 'unsure';

/** Someone else was asked, and has time to answer. */
export const isWithThem = ({ kind, sentTo, state, order }: ConditionView): boolean =>
  kind === 'email' && state === 'requested' && (order?.state === 'ordered' || (sentTo !== null && !isOrderOver(order)));

/** The same request to the applicant and to a third party is one open item. */
const ownBeside = (email: ConditionView, asked: readonly ConditionView[]): ConditionView | null =>
  (email.kind === 'email' ? asked.find((each) => each.kind !== 'email' && isSameThing(each, email)) : null) ?? null;

export type ArrangedConditions = {
  /** `beside`: the email to a third party with the same request. */
  toDo: { condition: ConditionView; beside: ConditionView | null }[];
  /** Nothing for the applicant to do: the lender, or someone else, has it. */
  withUs: ConditionView[];
  done: ConditionView[];
};

/**
 * Conditions that need the applicant, those with the lender, and those done, each listed once. A document answered on this visit
 * (`answered`) keeps its place among the first, so that the next file does not land on its neighbor.
 */
export const arrangedConditions = (
  conditions: readonly ConditionView[],
  answered: ReadonlySet<string> = new Set(),
): ArrangedConditions => {
  const stays = ({ key, state, kind }: ConditionView) =>
    kind === 'document' && state === 'received' && answered.has(key);
  const asked = conditions.filter((each) => (isOpen(each) || stays(each)) && isForThem(each));
  // A document received in place of a third party's answer counts for both.
  const once = conditions.filter((each) => each.sentTo !== null || ownBeside(each, conditions)?.kind !== 'document');
  const waiting = asked.filter(isWithThem);
  const isAnsweredElsewhere = (each: ConditionView) =>
    waiting.includes(each) || (each.uploaded === 0 && waiting.some((email) => isSameThing(email, each)));
  return {
    toDo: asked
      .filter((each) => ownBeside(each, asked) === null && !isAnsweredElsewhere(each))
      .map((condition) => ({
        condition,
        beside: asked.find((each) => ownBeside(each, [condition]) !== null) ?? null,
      })),
    withUs: once.filter(
      (each) =>
        (each.state === 'received' && !stays(each)) || (isOpen(each) && !isForThem(each)) || waiting.includes(each),
    ),
    done: once.filter(({ state }) => isMet(state)),
  };
};
