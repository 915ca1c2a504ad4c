import type { RuleCode, TraceRow } from '../trace/trace-row.ts';
import { judgmentReason } from './judgment-reasons.ts';

/** Principal reasons a notice may state, most important first (Reg B, 1002.9(b)(2)). */
export const adverseReasons = [
  'noCreditScore',
  'creditScore',
  'bankruptcy',
  'foreclosure',
  'shortSale',
  'deedInLieu',
  'mortgageLates',
  'obligations',
  'equity',
  'title',
  'ownership',
  'listing',
  'propertyType',
  'units',
  'usage',
  'repeatLine',
  'equityCredit',
  'payoff',
  'amount',
  'fees',
  'rate',
  /** Stored for a fee or a rate before each had a reason of its own. */
  'terms',
  'state',
  ...judgmentReason.options,
] as const;
export type AdverseReason = (typeof adverseReasons)[number];

/** The stated reason for each failing rule. A low-confidence valuation never declines anyone. */
const reasonOf = {
  state: 'state',
  usage: 'usage',
  propertyType: 'propertyType',
  units: 'units',
  title: 'title',
  listing: 'listing',
  ownership: 'ownership',
  repeatLine: 'repeatLine',
  equityCredit: 'equityCredit',
  valuation: 'equity',
  score: 'creditScore',
  investmentScore: 'creditScore',
  mortgageLates: 'mortgageLates',
  bankruptcy: 'bankruptcy',
  foreclosure: 'foreclosure',
  shortSale: 'shortSale',
  deedInLieu: 'deedInLieu',
  lineMinimum: 'amount',
  lineMaximum: 'amount',
  payoff: 'payoff',
  cltv: 'equity',
  dti: 'obligations',
  fees: 'fees',
  rate: 'rate',
} as const satisfies Record<RuleCode, AdverseReason>;

export type PrincipalReason = { reason: AdverseReason; row: TraceRow };

export const MOST_REASONS = 4;

const reasonFor = ({ rule, value }: TraceRow): AdverseReason =>
  reasonOf[rule] === 'creditScore' && value?.unit === 'code' && value.code === 'none'
    ? 'noCreditScore'
    : reasonOf[rule];

/** The specific principal reasons for a refusal, at most four, each once, with the row behind it. */
export const principalReasons = (trace: readonly TraceRow[]): PrincipalReason[] => {
  const found = new Map<AdverseReason, TraceRow>();
  for (const row of trace.filter(({ outcome }) => outcome === 'fail')) {
    const reason = reasonFor(row);
    if (!found.has(reason)) found.set(reason, row);
  }
  return adverseReasons
    .flatMap((reason) => {
      const row = found.get(reason);
      return row ? [{ reason, row }] : [];
    })
    .slice(0, MOST_REASONS);
};
