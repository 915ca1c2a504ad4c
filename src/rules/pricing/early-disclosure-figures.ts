import type { IndexDate } from '#entities/facts/published/index-date.ts';
import type { Day } from '#entities/values/day.ts';
import type { Cents } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { cltvCap } from '../eligibility/cltv.ts';
import {
  type AdvanceRow,
  advanceHistory,
  EXAMPLE_ADVANCE,
  type HistoryRow,
  historyTable,
  minimumPaymentExample,
  type PaymentExample,
} from './disclosure-tables.ts';
import { amortizedPayment } from './payment.ts';
import { lineMargin, type PricedLine, rateOf, type Terms, termsAdjuster } from './rate.ts';

export type EarlyDisclosureFigures = {
  margin: BasisPoints;
  marginLow: BasisPoints;
  marginHigh: BasisPoints;
  drawYears: number;
  repaymentYears: number;
  now: PaymentExample;
  atCap: PaymentExample;
  history: HistoryRow[];
  /** Each draw period of the variable line, the longest first, with the highest margin it can have. */
  draws: { years: number; now: PaymentExample; atCap: PaymentExample }[];
  /** Each term of an advance at a fixed rate, with the highest margin it can have. */
  terms: FixedExample[];
  fixed: { drawYears: number; marginLow: BasisPoints; marginHigh: BasisPoints; history: AdvanceRow[] };
  fees: BasisPoints[];
  feesMax: BasisPoints;
  index: BasisPoints;
  cap: BasisPoints;
  floor: BasisPoints;
};

/** $10,000 advanced at a fixed rate: its payment today, and at the highest rate there can be. */
export type FixedExample = { years: number; rate: BasisPoints; payment: Cents; atCap: Cents };

export const fixedExample = (
  { margin, years }: { margin: BasisPoints; years: number },
  policy: Pick<Policy, 'index' | 'rate'>,
): FixedExample => {
  const paid = (rate: BasisPoints) => amortizedPayment({ balance: EXAMPLE_ADVANCE, rate, months: years * 12 });
  const rate = rateOf(margin, policy);
  return { years, rate, payment: paid(rate), atCap: paid(policy.rate.cap) };
};

const BEST_SCORE = 850;

/** The kinds of home the policy lends on, each with the best score of every grid row and the columns within its cap. */
const pricedHomes = (policy: Policy): Pick<PricedLine, 'score' | 'cltv' | 'usage' | 'units'>[] => {
  const { margins, property, score: floors } = policy;
  const scores = margins.rows.map((_, at) => (margins.rows[at - 1]?.minScore ?? BEST_SCORE + 1) - 1);
  return scores.flatMap((score) =>
    property.usages
      .filter((usage) => usage !== 'investment' || score >= floors.investmentFloor)
      .flatMap((usage) =>
        property.units.flatMap((units) => {
          const cap = cltvCap({ score, usage, units, state: null }, policy) ?? 0;
          return margins.cltvTo
            .filter((_, at) => (margins.cltvTo[at - 1] ?? 0) < cap)
            .map((cltv) => ({ score, cltv, usage, units }));
        }),
      ),
  );
};

/** The margins of every line on those homes: the smallest and the largest, first lien or second. */
const lineMargins = (policy: Policy): BasisPoints[] =>
  pricedHomes(policy).flatMap((home) =>
    [policy.line.min, policy.line.max].flatMap((amount) =>
      [true, false].flatMap((isFirstLien) => lineMargin({ ...home, amount, isFirstLien }, policy) ?? []),
    ),
  );

/** Margin adjustments for one draw period or term, by fee and autopay. */
const adjustersOf = ({ product, years }: Pick<Terms, 'product' | 'years'>, policy: Policy): BasisPoints[] =>
  policy.fees.forRate.flatMap(({ fee: originationFee }) =>
    [true, false].flatMap((hasAutopay) => termsAdjuster({ product, years, originationFee, hasAutopay }, policy) ?? []),
  );

/** The figures of the early disclosures (1026.40(d)): the longest draw and the highest margin, so that no applicant's terms are worse. */
export const earlyDisclosureFigures = (
  policy: Policy,
  asOf: Day,
  released?: readonly IndexDate[],
): EarlyDisclosureFigures => {
  const margins = lineMargins(policy);
  const { variable, fixed } = policy.products;
  const byYears = (product: Terms['product'], options: readonly { years: number }[]) =>
    options.map(({ years }) => {
      const adjusters = adjustersOf({ product, years }, policy);
      const low = toBasisPoints(Math.min(...margins) + Math.min(...adjusters));
      return { years, low, high: toBasisPoints(Math.max(...margins) + Math.max(...adjusters)) };
    });
  const draws = byYears('variable', variable.draws).toReversed();
  const terms = byYears('fixed', fixed.terms);
  const highest = (all: readonly { high: BasisPoints }[]) => toBasisPoints(Math.max(...all.map(({ high }) => high)));
  const lowest = (all: readonly { low: BasisPoints }[]) => toBasisPoints(Math.min(...all.map(({ low }) => low)));
  const marginHigh = highest(draws);
  const drawYears = Math.max(...draws.map(({ years }) => years));
  const line = { margin: marginHigh, drawYears };
  const longest = Math.max(...terms.map(({ years }) => years));
  return {
    margin: marginHigh,
    marginLow: lowest(draws),
    marginHigh,
    drawYears,
    repaymentYears: variable.repaymentYears,
    ...minimumPaymentExample(line, policy),
    history: historyTable({ ...line, asOf, released }, policy),
    draws: draws.map(({ years, high }) => ({
      years,
      ...minimumPaymentExample({ margin: high, drawYears: years }, policy),
    })),
    terms: terms.map(({ years, high: margin }) => fixedExample({ margin, years }, policy)),
    fixed: {
      drawYears: fixed.drawYears,
      marginLow: lowest(terms),
      marginHigh: highest(terms),
      history: advanceHistory({ margin: highest(terms), years: longest, asOf, released }, policy),
    },
    fees: policy.fees.forRate.map(({ fee }) => fee),
    feesMax: policy.fees.allFeesMax,
    index: policy.index.rate,
    cap: policy.rate.cap,
    floor: policy.rate.floor,
  };
};
