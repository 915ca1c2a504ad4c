import { propertyUsage } from '#entities/application/property-usage.ts';
import type { Figure, RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { ruleLimitText, ruleValueText } from '#words/rules.ts';

const highest: ReadonlySet<RuleCode> = new Set([
  'cltv',
  'dti',
  'fees',
  'rate',
  'lineMaximum',
  'payoff',
  'valuation',
  'mortgageLates',
]);
const lowest: ReadonlySet<RuleCode> = new Set([
  'score',
  'investmentScore',
  'lineMinimum',
  'ownership',
  'listing',
  'bankruptcy',
  'foreclosure',
  'shortSale',
  'deedInLieu',
]);

/** The applicant-facing wording would read oddly here. */
const usageText = (code: string): string => {
  const known = propertyUsage.safeParse(code);
  return known.success ? loanDesk.usages[known.data] : code;
};

type Ruled = Pick<TraceRow, 'rule' | 'limit'>;

export const valueText = (row: Ruled, value: Figure | null): string => {
  if (value === null) return words.notKnown;
  return row.rule === 'usage' && value.unit === 'code' ? usageText(value.code) : ruleValueText(row, value);
};

export const limitText = ({ rule, limit }: Ruled): string => {
  if (limit === null) return '';
  if (limit.unit === 'codes') return words.oneOf(limit.codes.length);
  const text = rule === 'usage' && limit.unit === 'code' ? usageText(limit.code) : ruleLimitText(rule, limit);
  if (highest.has(rule)) return words.max(text);
  return lowest.has(rule) ? words.min(text) : text;
};
