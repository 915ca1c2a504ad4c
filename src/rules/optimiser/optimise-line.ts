import type { Application } from '#entities/application.ts';
import type { Cents, Dollars } from '#entities/money.ts';
import type { BasisPoints } from '#entities/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { dtiOf, paymentRoom } from '../eligibility/dti.ts';
import {
  type LineLimit,
  lineLimits,
  lineWithinRoom,
  type RateSegment,
  rateSegments,
} from '../eligibility/line-limits.ts';
import { type LoanContext, type LoanFacts, loanFacts } from '../eligibility/loan-facts.ts';
import { qualifyingPayment } from '../pricing/qualifying-payment.ts';
import type { Terms } from '../pricing/rate.ts';
import { chosenIds, type PayoffSet, payoffCandidates, payoffFrontier } from './payoff-frontier.ts';

export type OptimiserGoal = 'lowestPayment' | 'mostCash';

export type OptimisedLine = {
  amount: Dollars;
  debtIds: string[];
  payoffTotal: Dollars;
  cash: Dollars;
  /** Debts that stay, housing and the new qualifying payment. */
  monthly: Cents;
  dti: BasisPoints | null;
  /** How many dollars better the best could be at most; 0 is exact. */
  within: Dollars;
};

type Search = {
  segments: readonly (RateSegment & { perDollar: number })[];
  obligations: Cents;
  room: number;
  least: Dollars;
  cashWanted: Dollars;
  policy: Policy;
};

type Best = { set: PayoffSet; amount: Dollars; monthly: number; score: number };
const SAMPLE = 1_000_000 as Dollars;
/** Estimates are a few cents or dollars off; this much is never enough to miss a better one. */
const SLACK = 4;

/** The smallest line that covers the set is cheapest, save where a larger one is priced lower. Lower scores win. */
const cheapest = (set: PayoffSet, search: Search, best: Best | null): Best | null => {
  const needed = Math.max(search.least, set.total + search.cashWanted);
  const kept = search.obligations - set.freed;
  let found = best;
  for (const { from, to, rate, perDollar } of search.segments) {
    const amount = Math.max(from, needed) as Dollars;
    if (amount > to || (found && kept + amount * perDollar - SLACK > found.score)) continue;
    const payment = qualifyingPayment({ amount, rate }, search.policy);
    const monthly = kept + payment;
    if (payment <= search.room + set.freed && (!found || monthly < found.score))
      found = { set, amount, monthly, score: monthly };
  }
  return found;
};

/** The largest line the set makes room for leaves most cash. Lower scores win, so cash counts negative. */
const richest = (set: PayoffSet, search: Search, best: Best | null): Best | null => {
  const { segments, room, least, cashWanted, policy, obligations } = search;
  const fits = room + set.freed;
  const needed = Math.max(least, set.total + cashWanted);
  const estimate = segments.reduce(
    (most, { from, to, perDollar }) =>
      fits / perDollar + SLACK < from ? most : Math.min(to, fits / perDollar + SLACK),
    0,
  );
  if (estimate < needed || (best && set.total - estimate >= best.score)) return best;
  const amount = lineWithinRoom(segments, fits as Cents, policy);
  const score = set.total - amount;
  if (amount < needed || (best && score >= best.score)) return best;
  const rate = segments.find(({ to }) => amount <= to)?.rate ?? (0 as BasisPoints);
  return { set, amount, monthly: obligations - set.freed + qualifyingPayment({ amount, rate }, policy), score };
};

const goals = { lowestPayment: cheapest, mostCash: richest } as const satisfies Record<OptimiserGoal, typeof cheapest>;

const topOf = (limits: readonly LineLimit[]): Dollars =>
  Math.min(...limits.filter(({ rule }) => rule !== 'dti').map(({ amount }) => amount)) as Dollars;

const roomOf = ({ income, dtiLimit: limit, debts, housing }: LoanFacts): number =>
  income.monthly === null || limit === null
    ? Number.POSITIVE_INFINITY
    : paymentRoom({ obligations: (debts + housing) as Cents, income: income.monthly, limit });

export type Wish = { goal: OptimiserGoal; cashWanted: Dollars; terms: Terms };

/** Every debt that could be paid off starts as kept; mortgages stay as the person decided. */
const withoutPayoffs = (application: Application): Application => ({
  ...application,
  liabilities: application.liabilities.map((debt) =>
    debt.type === 'homeEquityLine' ? debt : { ...debt, toBePaidOff: false },
  ),
});

/** The amount and the debts to pay off that pass every amount rule and serve the goal best; null when none passes. */
export const optimiseLine = (
  application: Application,
  { goal, cashWanted, terms, ...context }: Wish & LoanContext,
): OptimisedLine | null => {
  const { policy } = context;
  const plain = withoutPayoffs(application);
  const facts = loanFacts(plain, context);
  const top = topOf(lineLimits(facts, { terms, policy }));
  const segments = rateSegments(facts, { top, terms, policy }).map((segment) => ({
    ...segment,
    perDollar: qualifyingPayment({ amount: SAMPLE, rate: segment.rate }, policy) / SAMPLE,
  }));
  if (segments.length === 0 || top < policy.line.min) return null;
  const obligations = (facts.debts + facts.housing) as Cents;
  const search = { segments, obligations, room: roomOf(facts), least: policy.line.min, cashWanted, policy };
  const { sets, within } = payoffFrontier(payoffCandidates(plain, policy), {
    most: Math.max(0, top - cashWanted) as Dollars,
  });
  const best = sets.reduce<Best | null>((found, set) => goals[goal](set, search, found), null);
  if (best === null) return null;
  const { set, amount, monthly } = best;
  const income = facts.income.monthly;
  return {
    amount,
    debtIds: chosenIds(set),
    payoffTotal: set.total as Dollars,
    cash: (amount - set.total) as Dollars,
    monthly: monthly as Cents,
    dti: income ? dtiOf({ obligations: 0 as Cents, payment: monthly as Cents, income }) : null,
    within,
  };
};
