import type { Day } from '#entities/values/day.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { cltvCap } from '../eligibility/cltv.ts';
import { type HistoryRow, historyTable, minimumPaymentExample, type PaymentExample } from './disclosure-tables.ts';
import { lineMargin, type PricedLine, termsAdjuster } from './rate.ts';

export type EarlyDisclosureFigures = {
  margin: BasisPoints;
  marginLow: BasisPoints;
  marginHigh: BasisPoints;
  drawYears: number;
  repaymentYears: number;
  now: PaymentExample;
  atCap: PaymentExample;
  history: HistoryRow[];
  fees: BasisPoints[];
  feesMax: BasisPoints;
  index: BasisPoints;
  cap: BasisPoints;
  floor: BasisPoints;
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

/** Margin adjustments for the draw, fee and autopay of a variable line. */
const adjustersOfTerms = (policy: Policy): BasisPoints[] =>
  policy.products.variable.draws.flatMap(({ years }) =>
    policy.fees.forRate.flatMap(({ fee: originationFee }) =>
      [true, false].flatMap(
        (hasAutopay) => termsAdjuster({ product: 'variable', years, originationFee, hasAutopay }, policy) ?? [],
      ),
    ),
  );

/** The figures of the early disclosures (1026.40(d)): the longest draw and the highest margin, so that no applicant's terms are worse. */
export const earlyDisclosureFigures = (policy: Policy, asOf: Day): EarlyDisclosureFigures => {
  const margins = lineMargins(policy);
  const adjusters = adjustersOfTerms(policy);
  const marginHigh = toBasisPoints(Math.max(...margins) + Math.max(...adjusters));
  const marginLow = toBasisPoints(Math.min(...margins) + Math.min(...adjusters));
  const drawYears = Math.max(...policy.products.variable.draws.map(({ years }) => years));
  const line = { margin: marginHigh, drawYears };
  return {
    margin: marginHigh,
    marginLow,
    marginHigh,
    drawYears,
    repaymentYears: policy.products.variable.repaymentYears,
    ...minimumPaymentExample(line, policy),
    history: historyTable({ ...line, asOf }, policy),
    fees: policy.fees.forRate.map(({ fee }) => fee),
    feesMax: policy.fees.allFeesMax,
    index: policy.index.rate,
    cap: policy.rate.cap,
    floor: policy.rate.floor,
  };
};
