import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { Terms } from '../pricing/rate.ts';
import type { Change } from '../trace/trace-row.ts';
import type { LineLimit } from './line-limits.ts';
import type { QualifyingLine } from './qualifying-line.ts';

export type AmountContext = {
  amount: Dollars | null;
  terms: Terms;
  limits: readonly LineLimit[];
  policy: Policy;
  /** The cheapest set of debts whose payoff makes DTI pass; computed only when DTI fails. */
  findPayoff: (() => { debtIds: string[]; total: Dollars } | null) | null;
};

export const money = (amount: Dollars | null) => (amount === null ? null : { unit: 'dollars' as const, amount });
export const share = (amount: BasisPoints | null) =>
  amount === null ? null : { unit: 'basisPoints' as const, amount };

/** The largest line one rule still allows, where that is below the requested amount. */
export const smallerLine = (rule: LineLimit['rule'], { limits, policy, amount }: AmountContext): Change[] => {
  const most = limits.find((limit) => limit.rule === rule)?.amount ?? toDollars(0);
  const isSmaller = amount !== null && most < amount;
  return isSmaller && most >= policy.line.min ? [{ kind: 'smallerLine', amount: most }] : [];
};

export type PricedContext = AmountContext & { line: QualifyingLine | null };
