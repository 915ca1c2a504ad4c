import { type DebtItem, debtItem } from '../application/debt-item.ts';

type Reported = Pick<DebtItem, 'id' | 'type' | 'debtor'> & {
  creditor: string | null;
  balance: number;
  monthlyPayment: number | null;
  dateOpened: string | null;
} & Partial<Pick<DebtItem, 'latePayments' | 'isDisputed' | 'isDeferred' | 'term' | 'comments' | 'isAmountUnknown'>> & {
    hiCredit?: number | null;
    creditLimit?: number | null;
  };

/** A debt as a bureau reports it: not yet confirmed, and without the details a bureau cannot know. */
export const reportedDebt = (reported: Reported): DebtItem => {
  const lates = (reported.latePayments ?? []).toSorted((a, b) => a.date.localeCompare(b.date));
  const latest = lates.at(-1) ?? null;
  return debtItem.parse({
    hiCredit: null,
    creditLimit: null,
    comments: null,
    term: null,
    isDeferred: false,
    isDisputed: false,
    ...reported,
    latePayments: lates,
    latePaymentDays: latest?.days ?? null,
    latePaymentDate: latest?.date ?? null,
    confirmed: false,
    addedByUser: false,
    createdAt: null,
    toBePaidOff: false,
    omitted: false,
    taxIncludedInMonthlyPayment: null,
    insuranceIncludedInMonthlyPayment: null,
    monthlyTaxAndInsurance: null,
    monthlyTaxPayment: null,
    monthlyInsurancePayment: null,
    source: 'bureau',
  });
};
