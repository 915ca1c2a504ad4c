import { type DebtItem, debtItem } from '#entities/application/debt-item.ts';
import { toDollars } from '#entities/values/money.ts';
import { blankDebt } from '#funnel/questions/blank-debt.ts';

type Reported = Pick<DebtItem, 'id' | 'type'> & {
  creditor: string;
  balance: number;
  payment: number | null;
} & Partial<Pick<DebtItem, 'debtor' | 'latePayments' | 'isDeferred' | 'omitted' | 'isDisputed'>> & {
    opened?: string;
    limit?: number;
  };

/** A debt as a bureau reports it: its payment known to the cent, not confirmed yet. */
export const reportedDebt = ({ id, type, creditor, balance, payment, opened, limit, ...rest }: Reported): DebtItem => {
  const latest = rest.latePayments?.at(-1) ?? null;
  return debtItem.parse({
    ...blankDebt({ id, type, person: 'borrower' }),
    addedByUser: false,
    confirmed: false,
    source: 'bureau',
    creditor,
    balance: toDollars(balance),
    monthlyPayment: payment,
    dateOpened: opened ?? '2019-06-01',
    creditLimit: limit ?? null,
    hiCredit: limit ?? balance,
    latePaymentDays: latest?.days ?? null,
    latePaymentDate: latest?.date ?? null,
    ...rest,
  });
};
