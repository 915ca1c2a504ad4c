import { propertyUsage } from '#entities/application/property-usage.ts';
import type { Figure, RuleCode, TraceRow } from '#rules/trace/trace-row.ts';
import { inPercent } from '#words/figures.ts';
import { decisionDesk as words } from '#words/portal/loan-desk/decision.ts';
import { loanDesk } from '#words/portal/loan-desk/head.ts';
import { figureText } from '#words/rules.ts';

const ratios: ReadonlySet<RuleCode> = new Set(['cltv', 'dti']);
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

/** Ratios show one decimal, everything else as usual. */
export const valueText = (rule: RuleCode, figure: Figure | null): string => {
  if (figure === null) return words.notKnown;
  if (rule === 'usage' && figure.unit === 'code') return usageText(figure.code);
  return ratios.has(rule) && figure.unit === 'basisPoints' ? inPercent(figure.amount, 1) : figureText(figure);
};

export const limitText = ({ rule, limit }: Pick<TraceRow, 'rule' | 'limit'>): string => {
  if (limit === null) return '';
  if (limit.unit === 'codes') return words.oneOf(limit.codes.length);
  const text = valueText(rule, limit);
  if (highest.has(rule)) return words.max(text);
  return lowest.has(rule) ? words.min(text) : text;
};
