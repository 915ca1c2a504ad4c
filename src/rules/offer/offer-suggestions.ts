import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Cents, type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import type { LoanContext } from '../eligibility/loan-facts.ts';
import { beforeAndAfter } from './compare/before-and-after.ts';
import { lineAfterFee } from './line-after-fee.ts';
import type { Offer } from './offer.ts';
import { type OfferAnswers, type OfferBoard, termsOf } from './offer-board.ts';
import { type OptimizedLine, optimizeLine } from './optimize-line.ts';
import { withStatedRates } from './with-stated-rates.ts';

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

type Weighed = { debts: readonly DebtItem[]; offer: Offer | null; repaymentYears: number };

/** Debts known to cost more where they are than in the line. Only these are advised to be moved: unknown is not cheaper. */
const debtsWorthMoving = ({ debts, offer, repaymentYears }: Weighed): ReadonlySet<string> =>
  new Set(
    debts.flatMap((debt) => {
      const compared = offer && beforeAndAfter([debt], offer, { repaymentYears });
      return compared?.today.kind === 'endless' || (compared?.more ?? 0) < 0 ? [debt.id] : [];
    }),
  );

/** Suggested payoffs other than the selected ones, with their gain; empty when the selected set is already best. */
export const offerSuggestions = (
  board: OfferBoard,
  { answers, application, ...context }: { answers: OfferAnswers; application: Application } & LoanContext,
): Suggestion[] => {
  const { decision, shape, cash, payoffTotal } = board;
  if (board.isBlocked) return [];
  const terms = termsOf(answers, context.policy);
  const ticked = answers.debtsToPayOff ?? [];
  const { repaymentYears } = context.policy.products.variable;
  const { liabilities } = withStatedRates(application, answers.debtRates);
  const worth = debtsWorthMoving({ debts: liabilities, offer: board.offer, repaymentYears });
  // Where no line is possible yet, every debt is a way to one: the page says what it costs.
  const canMove = (id: string): boolean => shape === null || ticked.includes(id) || worth.has(id);
  const find = (goal: 'mostCash' | 'lowestPayment', cashWanted: number): OptimizedLine | null => {
    const wish = { goal, cashWanted: toDollars(cashWanted), terms, canMove };
    const found = optimizeLine(application, { ...wish, ...context });
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
  return [
    ...(richest && more >= WORTH_DOLLARS
      ? [{ kind: 'moreCash' as const, amount: richest.amount, debtIds: richest.debtIds, more: toDollars(more) }]
      : []),
    ...(cheapest && less >= WORTH_CENTS
      ? [{ kind: 'lowerPayments' as const, amount: cheapest.amount, debtIds: cheapest.debtIds, less: toCents(less) }]
      : []),
  ];
};
