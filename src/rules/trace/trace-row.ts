import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { cents, dollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';

/** Every rule that can pass or fail a line, in display order. */
export const ruleCode = z.enum([
  'state',
  'usage',
  'propertyType',
  'units',
  'title',
  'listing',
  'ownership',
  'repeatLine',
  'equityCredit',
  'valuation',
  'score',
  'investmentScore',
  'mortgageLates',
  'bankruptcy',
  'foreclosure',
  'shortSale',
  'deedInLieu',
  'lineMinimum',
  'lineMaximum',
  'payoff',
  'cltv',
  'dti',
  'fees',
  'rate',
]);
export type RuleCode = z.infer<typeof ruleCode>;

export const outcome = z.enum(['pass', 'fail', 'unknown']);
export type Outcome = z.infer<typeof outcome>;

/** A figure with its unit, so that it can be worded elsewhere. */
export const figure = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('dollars'), amount: dollars }),
  z.object({ unit: z.literal('cents'), amount: cents }),
  z.object({ unit: z.literal('basisPoints'), amount: basisPoints }),
  z.object({ unit: z.enum(['score', 'days', 'months', 'percent']), amount: z.number() }),
  z.object({ unit: z.literal('times'), amount: z.int(), withinMonths: z.int() }),
  z.object({ unit: z.literal('day'), day }),
  z.object({ unit: z.literal('code'), code: z.string() }),
  z.object({ unit: z.literal('codes'), codes: z.array(z.string()) }),
]);
export type Figure = z.infer<typeof figure>;

/** A change that would turn a "no" into a "yes". */
export const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('smallerLine'), amount: dollars }),
  z.object({ kind: z.literal('largerLine'), amount: dollars }),
  z.object({ kind: z.literal('higherValue'), value: dollars }),
  z.object({ kind: z.literal('payDownMortgages'), amount: dollars }),
  z.object({ kind: z.literal('payOffLess'), total: dollars }),
  z.object({ kind: z.literal('payOff'), debtIds: z.array(z.string()), total: dollars }),
  z.object({ kind: z.literal('moreIncome'), monthly: cents }),
  z.object({ kind: z.literal('addCoborrower') }),
  z.object({ kind: z.literal('higherScore'), score: z.int() }),
  z.object({ kind: z.literal('liftFreeze') }),
  z.object({ kind: z.literal('wait'), until: day }),
  z.object({ kind: z.literal('takeOffMarket') }),
  z.object({ kind: z.literal('changeTitle'), accepted: z.array(z.string()) }),
  z.object({ kind: z.literal('allowValuation') }),
  z.object({ kind: z.literal('otherFee'), fee: basisPoints }),
]);
export type Change = z.infer<typeof change>;

export const traceRow = z.object({
  rule: ruleCode,
  value: figure.nullable(),
  limit: figure.nullable(),
  /** The policy's own limit, where two people raised it for this loan. */
  policyLimit: figure.optional(),
  outcome,
  /** The nearest first; null when it passes or when nothing the applicant can do would change it. */
  change: z.array(change).nullable(),
});
export type TraceRow = z.infer<typeof traceRow>;

/** One failing row fails the whole; one unknown row leaves it open. */
export const worstOutcome = (rows: readonly Pick<TraceRow, 'outcome'>[]): Outcome =>
  rows.some((row) => row.outcome === 'fail')
    ? 'fail'
    : rows.some((row) => row.outcome === 'unknown')
      ? 'unknown'
      : 'pass';

/** Null means the test could not be run yet. */
export const outcomeOf = (passes: boolean | null): Outcome => (passes === null ? 'unknown' : passes ? 'pass' : 'fail');
