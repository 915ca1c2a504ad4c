import type { Day } from '#entities/day.ts';
import { type BasisPoints, toBasisPoints } from '#entities/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { type HistoryRow, historyTable, minimumPaymentExample, type PaymentExample } from './disclosure-tables.ts';

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

/** The figures of the early disclosures (1026.40(d)): the longest draw and the highest margin we use, so that nobody's own is worse. */
export const earlyDisclosureFigures = (policy: Policy, asOf: Day): EarlyDisclosureFigures => {
  const margins = policy.margins.rows.flatMap((row) => row.margins).filter((margin) => margin !== null);
  const adjustments = policy.fees.forRate.map(({ adjust }) => adjust);
  const marginHigh = toBasisPoints(Math.max(...margins));
  const marginLow = toBasisPoints(Math.min(...margins) + Math.min(...adjustments));
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
