import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import { type Cents, toCents } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { type CountedAs, countedPayment } from './counted-payment.ts';
import { isSolarObligation } from './solar-obligation.ts';

export type MonthlyDebts = {
  monthly: Cents;
  rows: { id: string; monthly: Cents | null; as: CountedAs }[];
  /** Debts with an unknown payment: the sum is then a minimum, not a total. */
  missing: string[];
};

export const isMortgage = ({ type }: Pick<DebtItem, 'type'>): boolean => isHomeDebt(type);

/** Debts that count here: all non-mortgage debts, and solar wherever it is listed. */
export const nonMortgageDebts = ({
  liabilities,
  mortgages,
}: Pick<Application, 'liabilities' | 'mortgages'>): DebtItem[] => [
  ...liabilities.filter((debt) => !isMortgage(debt) || isSolarObligation(debt)),
  ...mortgages.filter(isSolarObligation),
];

export const monthlyDebts = (
  application: Pick<Application, 'liabilities' | 'mortgages'>,
  policy: Pick<Policy, 'debts'>,
): MonthlyDebts => {
  const rows = nonMortgageDebts(application).map((debt) => ({ id: debt.id, ...countedPayment(debt, policy) }));
  return {
    monthly: toCents(rows.reduce((sum, { monthly }) => sum + (monthly ?? 0), 0)),
    rows,
    missing: rows.filter(({ monthly }) => monthly === null).map(({ id }) => id),
  };
};
