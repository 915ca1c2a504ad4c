import { type Dollars, toCents, toDollars } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { lineForPayment, qualifyingBy, qualifyingPayment } from '../pricing/qualifying-payment.ts';
import { lineMargin, rateOf, type Terms, termsAdjuster } from '../pricing/rate.ts';
import type { RuleCode } from '../trace/trace-row.ts';
import { cltvOf, lineWithinCltv } from './cltv.ts';
import { maxRate } from './cost-limits.ts';
import { paymentRoom } from './dti.ts';
import type { LoanFacts } from './loan-facts.ts';
import { pricedCltv } from './raised-limit.ts';

/** A range of amounts with the same price. */
export type RateSegment = { from: Dollars; to: Dollars; rate: BasisPoints };

/** Where the price can step: the CLTV columns of the grid and the two line sizes. */
const stepsOf = ({ value, liens }: { value: Dollars; liens: Dollars }, { margins, adjusters }: Policy): number[] => [
  ...margins.cltvTo.map((to) => lineWithinCltv({ value, cap: to, liens })),
  adjusters.smallLine.under - 1,
  adjusters.largeLine.over,
];

/** Amounts from one dollar to the top, split where the qualifying rate changes; amounts without a price are left out. */
export const rateSegments = (
  facts: LoanFacts,
  { top, terms, policy }: { top: Dollars; terms: Terms; policy: Policy },
): RateSegment[] => {
  const { value, liens, score, usage, units, isFirstLien } = facts;
  if (value.amount === null || liens.total === null || score.score === null) return [];
  const home = { value: value.amount, liens: liens.total };
  const ends = [...new Set([...stepsOf(home, policy), top])]
    .filter((end) => end >= 1 && end <= top)
    .sort((a, b) => a - b);
  const adjust = termsAdjuster({ ...terms, hasAutopay: false }, policy);
  if (adjust === null) return [];
  const segments: RateSegment[] = [];
  let from = toDollars(1);
  for (const end of ends) {
    const amount = toDollars(end);
    const cltv = pricedCltv(cltvOf({ liens: home.liens, amount, value: home.value }), facts);
    const margin = lineMargin({ score: score.score, cltv, amount, usage, units, isFirstLien }, policy);
    if (margin !== null) segments.push({ from, to: amount, rate: rateOf(toBasisPoints(margin + adjust), policy) });
    from = toDollars(end + 1);
  }
  return segments;
};

/** Segments that are not high-cost mortgages. */
export const withinMaxRate = (
  segments: readonly RateSegment[],
  { isFirstLien, policy }: Pick<LoanFacts, 'isFirstLien'> & { policy: Policy },
): RateSegment[] => {
  const highest = maxRate(isFirstLien, policy);
  return segments.filter(({ rate }) => rate <= highest);
};

/** The largest amount of any segment whose qualifying payment fits the room, which is unlimited while income is unknown. */
export const lineWithinRoom = (
  segments: readonly RateSegment[],
  { room, by }: { room: number; by: Pick<Policy, 'qualifying'> },
): Dollars => {
  for (const { from, to, rate } of segments.toReversed()) {
    if (qualifyingPayment({ amount: to, rate }, by) <= room) return to;
    const amount = lineForPayment({ payment: toCents(room), rate }, by);
    if (amount >= from) return amount;
  }
  return toDollars(0);
};

export type LineLimit = { rule: RuleCode; amount: Dollars };

/** The limit set by the highest rate allowed; no row where it sets none. */
const rateLimits = (priced: readonly RateSegment[], offered: readonly RateSegment[]): LineLimit[] => {
  const most = offered.at(-1)?.to ?? toDollars(0);
  return most < (priced.at(-1)?.to ?? 0) ? [{ rule: 'rate', amount: most }] : [];
};

/** The maximum under each rule on the amount; a rule with unknown inputs sets no limit. */
export const lineLimits = (facts: LoanFacts, { terms, policy }: { terms: Terms; policy: Policy }): LineLimit[] => {
  const { value, liens, cltvCap: cap, income, dtiLimit: limit, debts, housing } = facts;
  const limits: LineLimit[] = [{ rule: 'lineMaximum', amount: policy.line.max }];
  if (value.amount === null || liens.total === null || cap === null) return limits;
  const byCltv = toDollars(Math.max(0, lineWithinCltv({ value: value.amount, cap, liens: liens.total })));
  const top = toDollars(Math.min(policy.line.max, byCltv));
  const priced = rateSegments(facts, { top, terms, policy });
  const offered = withinMaxRate(priced, { isFirstLien: facts.isFirstLien, policy });
  limits.push({ rule: 'cltv', amount: byCltv }, ...rateLimits(priced, offered));
  if (income.monthly === null || limit === null) return limits;
  const room = paymentRoom({ obligations: toCents(debts + housing), income: income.monthly, limit });
  limits.push({ rule: 'dti', amount: lineWithinRoom(offered, { room, by: qualifyingBy(terms, policy) }) });
  return limits;
};

/** The maximum line is the lowest amount any rule allows; in a tie, the first rule is named. */
export const lowestLimit = (limits: readonly LineLimit[]): LineLimit | null =>
  limits.reduce<LineLimit | null>((lowest, limit) => (lowest && lowest.amount <= limit.amount ? lowest : limit), null);
