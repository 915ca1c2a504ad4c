import { type Cents, type Dollars, toCents, toDollars } from '#entities/money.ts';
import type { Policy } from '#policy/policy.ts';
import type { Decision } from './decision.ts';

export type Flip =
  | { kind: 'lineOver'; amount: Dollars }
  | { kind: 'incomeUnder'; monthly: Cents }
  | { kind: 'scoreUnder'; score: number }
  | { kind: 'valueUnder'; value: Dollars };

/** What would turn a yes into a no: how much room each figure has. Nothing for what is a no already. */
export const flips = (
  { outcome, maxLine, figures, chosen }: Pick<Decision, 'outcome' | 'maxLine' | 'figures' | 'chosen'>,
  { score }: Pick<Policy, 'score'>,
): Flip[] => {
  if (outcome === 'fail') return [];
  const { qualifyingPayment, dtiLimit, debts, housing, liens, cltvCap } = figures;
  const found: Flip[] = [];
  if (dtiLimit !== null && qualifyingPayment !== null && figures.income !== null)
    found.push({
      kind: 'incomeUnder',
      monthly: toCents(Math.ceil(((debts + housing + qualifyingPayment) * 10_000) / dtiLimit)),
    });
  if (maxLine !== null) found.push({ kind: 'lineOver', amount: maxLine.amount });
  if (liens !== null && chosen.amount !== null && cltvCap !== null)
    found.push({
      kind: 'valueUnder',
      value: toDollars(Math.ceil(((liens + chosen.amount) * 10_000) / cltvCap)),
    });
  found.push({ kind: 'scoreUnder', score: score.floor });
  return found;
};
