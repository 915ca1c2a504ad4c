import type { StaffDecision } from '#entities/contract/staff-decision.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { principalReasons } from '../adverse-action/adverse-reasons.ts';
import { conditionCode } from '../conditions/condition-catalog.ts';
import type { ConditionRequest, ConditionState } from '../conditions/condition-request.ts';
import { isMet, isMissingToDecide } from '../conditions/condition-state.ts';
import { missingFacts } from '../facts/fact-rows.ts';
import { lineAfterFee } from '../offer/line-after-fee.ts';
import type { ScreeningState } from '../screening/screening-standing.ts';
import type { Decision } from './decision.ts';
import { isBeyondShaping } from './is-line-possible.ts';

/** Why a decision is not available now. */
export const decisionBlocks = [
  'proposalOpen',
  'notSubmitted',
  'rulesNotMet',
  'rulesOpen',
  'factsOpen',
  'objectionOpen',
  'approvalConditionsOpen',
  'conditionsOpen',
  'sanctionsOpen',
  'noOtherLine',
  'nothingMissing',
] as const;
export type DecisionBlock = (typeof decisionBlocks)[number];

type Asked = { request: Pick<ConditionRequest, 'code' | 'priorTo' | 'owner'>; state: ConditionState };
export type DecisionFacts = {
  decision: Pick<Decision, 'outcome' | 'trace' | 'facts' | 'maxLine' | 'chosen'>;
  conditions: readonly Asked[];
  policy: Pick<Policy, 'line'>;
  isSubmitted: boolean;
  screening: ScreeningState;
};

/** Whether a different amount alone meets every rule: no amount fixes a fee, and it must still cover this one's payoffs. */
const isCuredBy = (amount: Dollars, { trace, chosen }: DecisionFacts['decision']): boolean => {
  const isFeeTooHigh = trace.some(({ rule, outcome }) => rule === 'fees' && outcome === 'fail');
  const owed = trace.find(({ rule }) => rule === 'payoff')?.value;
  const paysOff = owed?.unit !== 'dollars' || owed.amount <= lineAfterFee(amount, chosen.originationFee);
  return paysOff && !isFeeTooHigh && !isBeyondShaping(trace);
};

/** The largest possible counteroffer; null when there is none. */
export const mostInstead = ({ decision, policy }: Pick<DecisionFacts, 'decision' | 'policy'>): Dollars | null => {
  const most = decision.maxLine?.amount ?? null;
  return most === null || most < policy.line.min || !isCuredBy(most, decision) ? null : most;
};

const openBefore = (conditions: readonly Asked[], stages: readonly ConditionRequest['priorTo'][]): boolean =>
  conditions.some(({ request, state }) => stages.includes(request.priorTo) && !isMet(state));

/** The blocks on each decision. A denial and a counteroffer need a reason, of the rules or of judgment, and are not blocked before one is given. */
export const decisionOptions = (facts: DecisionFacts): Record<StaffDecision, DecisionBlock[]> => {
  const { decision, conditions, isSubmitted, screening } = facts;
  const { outcome } = decision;
  const when = (...blocks: [DecisionBlock, boolean][]): DecisionBlock[] =>
    blocks.flatMap(([block, isBlocked]) => (isBlocked ? [block] : []));
  const submitted: [DecisionBlock, boolean] = ['notSubmitted', !isSubmitted];
  /** A loan with a person who is not screened, or may be listed, is offered no credit. */
  const screened: [DecisionBlock, boolean] = ['sanctionsOpen', isSubmitted && screening !== 'clear'];
  const rules: [DecisionBlock, boolean][] = [
    submitted,
    ['rulesNotMet', outcome === 'fail'],
    ['rulesOpen', outcome === 'unknown'],
  ];
  /** No credit is granted on facts that nobody has established. */
  const known = (before: Parameters<typeof missingFacts>[1]): [DecisionBlock, boolean] => [
    'factsOpen',
    missingFacts(decision.facts, before).length > 0,
  ];
  /** Nor on an answer that its own person disputes. */
  const undisputed: [DecisionBlock, boolean] = [
    'objectionOpen',
    conditions.some(({ request, state }) => request.code === conditionCode.objection && !isMet(state)),
  ];
  return {
    approved: when(
      ...rules,
      known('approval'),
      undisputed,
      ['conditionsOpen', openBefore(conditions, ['approval', 'docs'])],
      screened,
    ),
    conditionallyApproved: when(
      ...rules,
      known('conditionalApproval'),
      undisputed,
      ['approvalConditionsOpen', openBefore(conditions, ['approval'])],
      screened,
    ),
    countered: when(
      submitted,
      known('conditionalApproval'),
      undisputed,
      ['noOtherLine', mostInstead(facts) === null],
      screened,
    ),
    suspended: when(submitted, ['nothingMissing', !conditions.some(isMissingToDecide)]),
    denied: [],
    withdrawn: [],
  };
};

/** A staff approval, with or without conditions: required before anything is signed at closing or funded. */
export const isApproval = (decided: StaffDecision | null): boolean =>
  decided === 'approved' || decided === 'conditionallyApproved';

/** An approval, or another line instead. */
export const offersCredit = (decided: StaffDecision): boolean => isApproval(decided) || decided === 'countered';

/** The decision the rules would make without staff review. */
export const wouldDecide = (facts: DecisionFacts): StaffDecision | null => {
  const options = decisionOptions(facts);
  const hasReasons = principalReasons(facts.decision.trace).length > 0;
  const order = ['approved', 'conditionallyApproved', 'countered', 'denied', 'suspended'] as const;
  return (
    order.find((kind) => options[kind].length === 0 && (hasReasons || (kind !== 'countered' && kind !== 'denied'))) ??
    null
  );
};
