import { type Cents, type Dollars, toCents } from '#entities/money.ts';
import { valueForCltv } from '../eligibility/cltv.ts';
import { incomeForDti } from '../eligibility/dti.ts';
import type { Decision } from './decision.ts';

export type Flip =
  | { kind: 'lineOver'; amount: Dollars }
  | { kind: 'incomeUnder'; monthly: Cents }
  | { kind: 'scoreUnder'; score: number }
  | { kind: 'valueUnder'; value: Dollars };

/** What would turn a yes into a no: how much room each figure has. Nothing for what is a no already. */
export const flips = ({
  outcome,
  trace,
  maxLine,
  figures,
  chosen: { amount },
}: Pick<Decision, 'outcome' | 'trace' | 'maxLine' | 'figures' | 'chosen'>): Flip[] => {
  if (outcome === 'fail') return [];
  const { income, qualifyingPayment: payment, dtiLimit: limit, debts, housing, liens, cltvCap: cap } = figures;
  const found: Flip[] = [];
  if (limit !== null && payment !== null && income !== null)
    found.push({ kind: 'incomeUnder', monthly: incomeForDti({ monthly: toCents(debts + housing + payment), limit }) });
  if (maxLine !== null) found.push({ kind: 'lineOver', amount: maxLine.amount });
  if (liens !== null && amount !== null && cap !== null)
    found.push({ kind: 'valueUnder', value: valueForCltv({ liens, amount, cap }) });
  // A home to let has a floor of its own besides the one for all.
  const floors = trace.flatMap(({ limit: wanted }) => (wanted?.unit === 'score' ? [wanted.amount] : []));
  if (floors.length > 0) found.push({ kind: 'scoreUnder', score: Math.max(...floors) });
  return found;
};
