import type { Application } from '#entities/application/application.ts';
import { type Cents, type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { isMortgage } from '../debts/monthly-debts.ts';
import { maxFees } from '../eligibility/cost-limits.ts';
import { dtiOf, paymentRoom } from '../eligibility/dti.ts';
import {
  type LineLimit,
  lineLimits,
  lineWithinRoom,
  type RateSegment,
  rateSegments,
  withinMaxRate,
} from '../eligibility/line-limits.ts';
import { type LoanContext, type LoanFacts, loanFacts } from '../eligibility/loan-facts.ts';
import { qualifyingBy, qualifyingPayment } from '../pricing/qualifying-payment.ts';
import type { Terms } from '../pricing/rate.ts';
import { lineAfterFee, lineForAfterFee } from './line-after-fee.ts';
import { chosenIds, type PayoffSet, payoffCandidates, payoffFrontier } from './payoff-frontier.ts';

export type OptimizerGoal = 'lowestPayment' | 'mostCash';

export type OptimizedLine = {
  amount: Dollars;
  debtIds: string[];
  payoffTotal: Dollars;
  /** Cash to the borrower: the line less its fee and payoffs. */
  cash: Dollars;
  /** Remaining debts, housing and the new qualifying payment. */
  monthly: Cents;
  dti: BasisPoints | null;
  /** 0 is exact. Otherwise sets of debts were skipped: no line required to leave this many more dollars in cash does better. */
  within: Dollars;
};

type Search = {
  segments: readonly (RateSegment & { perDollar: number })[];
  obligations: Cents;
  room: number;
  least: Dollars;
  /** Cash requested, plus mortgages the line pays off in any case. */
  reserved: number;
  fee: BasisPoints;
  by: Pick<Policy, 'qualifying'>;
  best: Best | null;
};

type Best = { set: PayoffSet; amount: Dollars; monthly: number; score: number };
const SAMPLE = toDollars(1_000_000);
/** Estimates are a few cents or dollars off; this margin never misses a better one. */
const SLACK = 4;

/** The smallest line that covers the set, the reserved amount and its own fee. */
const lineNeeded = ({ total }: PayoffSet, { least, reserved, fee }: Search): Dollars =>
  toDollars(Math.max(least, lineForAfterFee(toDollars(total + reserved), fee)));

/** The smallest line that covers the set is cheapest, except where a larger one is priced lower. Lower scores win. */
const cheapest = (set: PayoffSet, search: Search): Best | null => {
  const needed = lineNeeded(set, search);
  const kept = search.obligations - set.freed;
  let found = search.best;
  for (const { from, to, rate, perDollar } of search.segments) {
    const amount = toDollars(Math.max(from, needed));
    if (amount > to || (found && kept + amount * perDollar - SLACK > found.score)) continue;
    const payment = qualifyingPayment({ amount, rate }, search.by);
    const monthly = kept + payment;
    if (payment <= search.room + set.freed && (!found || monthly < found.score))
      found = { set, amount, monthly, score: monthly };
  }
  return found;
};

/** The largest line the set makes room for leaves the most cash. Lower scores win, so cash counts as negative. */
const richest = (set: PayoffSet, search: Search): Best | null => {
  const { segments, room, fee, by, obligations, best } = search;
  const fits = room + set.freed;
  const needed = lineNeeded(set, search);
  const estimate = segments.reduce(
    (most, { from, to, perDollar }) =>
      fits / perDollar + SLACK < from ? most : Math.min(to, fits / perDollar + SLACK),
    0,
  );
  if (estimate < needed || (best && set.total - (estimate * (10_000 - fee)) / 10_000 - 1 >= best.score)) return best;
  const amount = lineWithinRoom(segments, { room: fits, by });
  const score = set.total - lineAfterFee(amount, fee);
  if (amount < needed || (best && score >= best.score)) return best;
  const rate = segments.find(({ to }) => amount <= to)?.rate ?? toBasisPoints(0);
  return { set, amount, monthly: obligations - set.freed + qualifyingPayment({ amount, rate }, by), score };
};

const goals = { lowestPayment: cheapest, mostCash: richest } as const satisfies Record<OptimizerGoal, typeof cheapest>;

const topOf = (limits: readonly LineLimit[]): Dollars =>
  toDollars(Math.min(...limits.filter(({ rule }) => rule !== 'dti').map(({ amount }) => amount)));

const roomOf = ({ income, dtiLimit: limit, debts, housing }: LoanFacts): number =>
  income.monthly === null || limit === null
    ? Number.POSITIVE_INFINITY
    : paymentRoom({ obligations: toCents(debts + housing), income: income.monthly, limit });

export type Wish = {
  goal: OptimizerGoal;
  cashWanted: Dollars;
  terms: Terms;
  /** The debts to choose from; every one where it is not given. */
  canMove?: (debtId: string) => boolean;
};

/** Every debt that could be paid off starts as kept; mortgages stay as the applicant decided. */
const withoutPayoffs = (application: Application): Application => ({
  ...application,
  liabilities: application.liabilities.map((debt) => (isMortgage(debt) ? debt : { ...debt, toBePaidOff: false })),
});

/** The amount and payoffs that pass every amount rule and best serve the goal; null when none passes. */
export const optimizeLine = (
  application: Application,
  { goal, cashWanted, terms, canMove = () => true, ...context }: Wish & LoanContext,
): OptimizedLine | null => {
  const { policy } = context;
  const plain = withoutPayoffs(application);
  const facts = loanFacts(plain, context);
  const fee = terms.originationFee;
  const by = qualifyingBy(terms, policy);
  if (fee > maxFees(facts.stateLimits, policy)) return null;
  const top = topOf(lineLimits(facts, { terms, policy }));
  const priced = rateSegments(facts, { top, terms, policy });
  const segments = withinMaxRate(priced, { isFirstLien: facts.isFirstLien, policy }).map((segment) => ({
    ...segment,
    perDollar: qualifyingPayment({ amount: SAMPLE, rate: segment.rate }, by) / SAMPLE,
  }));
  const obligations = toCents(facts.debts + facts.housing);
  const search: Search = {
    segments,
    obligations,
    room: roomOf(facts),
    least: policy.line.min,
    reserved: cashWanted + facts.payoffTotal,
    fee,
    by,
    best: null,
  };
  const { sets, within } = payoffFrontier(
    payoffCandidates(plain, policy).filter(({ id }) => canMove(id)),
    {
      most: toDollars(Math.max(0, lineAfterFee(top, fee) - cashWanted - facts.payoffTotal)),
    },
  );
  for (const set of sets) search.best = goals[goal](set, search);
  const { best } = search;
  if (best === null) return null;
  const { set, amount, monthly } = best;
  const income = facts.income.monthly;
  return {
    amount,
    debtIds: chosenIds(set),
    payoffTotal: toDollars(set.total + facts.payoffTotal),
    cash: toDollars(lineAfterFee(amount, fee) - set.total - facts.payoffTotal),
    monthly: toCents(monthly),
    dti: income ? dtiOf({ obligations: toCents(0), payment: toCents(monthly), income }) : null,
    within,
  };
};
