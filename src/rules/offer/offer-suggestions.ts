import type { Application } from '#entities/application/application.ts';
import { type Cents, type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import type { LoanContext } from '../eligibility/loan-facts.ts';
import { impliedRate } from './implied-rate.ts';
import { lineAfterFee } from './line-after-fee.ts';
import { type OfferAnswers, type OfferBoard, termsOf } from './offer-board.ts';
import { type OptimizedLine, optimizeLine } from './optimize-line.ts';

export type Suggestion = { amount: Dollars; debtIds: string[] } & (
  | { kind: 'firstLine' }
  | { kind: 'moreCash'; more: Dollars }
  | { kind: 'lowerPayments'; less: Cents }
);

/** Smaller gains do not justify moving a debt onto the home. */
const WORTH_DOLLARS = 500;
const WORTH_CENTS = 2500;

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Whether moving any further debt onto the home would cost more than leaving it: its own rate is below the line's. */
const costsMore = (
  debtIds: readonly string[],
  { liabilities, ticked, apr }: { liabilities: Application['liabilities']; ticked: readonly string[]; apr: number },
): boolean =>
  liabilities.some((debt) => {
    const rate = debtIds.includes(debt.id) && !ticked.includes(debt.id) ? impliedRate(debt) : null;
    return rate !== null && rate < apr;
  });

/** Suggested payoffs other than the selected ones, with their gain; empty when the selected set is already best. */
export const offerSuggestions = (
  board: OfferBoard,
  { answers, application, ...context }: { answers: OfferAnswers; application: Application } & LoanContext,
): Suggestion[] => {
  const { decision, shape, cash, payoffTotal } = board;
  if (board.isBlocked) return [];
  const terms = termsOf(answers, context.policy);
  const ticked = answers.debtsToPayOff ?? [];
  const find = (goal: 'mostCash' | 'lowestPayment', cashWanted: number): OptimizedLine | null => {
    const found = optimizeLine(application, { goal, cashWanted: toDollars(cashWanted), terms, ...context });
    return found && !isSameSet(found.debtIds, ticked) ? found : null;
  };
  const richest = find('mostCash', 0);
  if (shape === null) {
    return richest ? [{ kind: 'firstLine', amount: richest.amount, debtIds: richest.debtIds }] : [];
  }
  const more = richest ? richest.cash - (lineAfterFee(shape.most.amount, terms.originationFee) - payoffTotal) : 0;
  const { debts, housing, qualifyingPayment } = decision.figures;
  const cheapest = find('lowestPayment', Math.max(0, Math.floor((cash ?? 0) / 100)));
  const less = cheapest && qualifyingPayment !== null ? debts + housing + qualifyingPayment - cheapest.monthly : 0;
  const { liabilities } = application;
  const apr = board.offer?.rate ?? 0;
  const isWorse = ({ debtIds }: OptimizedLine) => costsMore(debtIds, { liabilities, ticked, apr });
  return [
    ...(richest && more >= WORTH_DOLLARS && !isWorse(richest)
      ? [{ kind: 'moreCash' as const, amount: richest.amount, debtIds: richest.debtIds, more: toDollars(more) }]
      : []),
    ...(cheapest && less >= WORTH_CENTS && !isWorse(cheapest)
      ? [{ kind: 'lowerPayments' as const, amount: cheapest.amount, debtIds: cheapest.debtIds, less: toCents(less) }]
      : []),
  ];
};
