import type { Application } from '#entities/application/application.ts';
import { toDollars } from '#entities/values/money.ts';
import type { LoanContext } from '../eligibility/loan-facts.ts';
import { optimizeLine } from '../offer/optimize-line.ts';
import { termsTable } from '../pricing/terms-table.ts';
import type { RuleCode, TraceRow } from '../trace/trace-row.ts';
import { decide } from './decide.ts';

/** Rules that another amount, other terms or a payoff can meet; any other failing rule leaves nothing to adjust. */
const shapedByHand: ReadonlySet<RuleCode> = new Set([
  'lineMinimum',
  'lineMaximum',
  'payoff',
  'cltv',
  'dti',
  'fees',
  'rate',
]);

export const isBeyondShaping = (trace: readonly TraceRow[]): boolean =>
  trace.some(({ rule, outcome }) => outcome === 'fail' && !shapedByHand.has(rule));

/** Whether any line could be offered, on any terms, with debts paid off from it where that helps. Unknowns do not count against anyone. */
export const isLinePossible = ({ application, ...context }: { application: Application } & LoanContext): boolean => {
  const { trace, outcome } = decide({ application: { ...application, offerChoice: null }, ...context });
  if (isBeyondShaping(trace)) return false;
  if (outcome !== 'fail') return true;
  const wish = { goal: 'mostCash', cashWanted: toDollars(0), ...context } as const;
  return termsTable(context.policy, false).some(({ terms }) => optimizeLine(application, { ...wish, terms }) !== null);
};
