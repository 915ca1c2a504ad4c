import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { toDollars } from '#entities/values/money.ts';
import { isSameDebt } from '#rules/debts/is-same-debt.ts';

/** The reported figures take the place of the stated ones; the applicant's plans for the debt stay, and so does what no report tells. */
const asReported = (stated: DebtItem, reported: DebtItem): DebtItem => ({
  ...stated,
  // A report that does not say how much is owed takes nothing from what was stated.
  balance: reported.isAmountUnknown ? toDollars(Math.max(stated.balance, reported.balance)) : reported.balance,
  monthlyPayment: reported.monthlyPayment ?? stated.monthlyPayment,
  creditLimit: reported.creditLimit ?? stated.creditLimit,
  dateOpened: reported.dateOpened ?? stated.dateOpened,
  latePayments: reported.latePayments,
  latePaymentDays: reported.latePaymentDays,
  latePaymentDate: reported.latePaymentDate,
  isDisputed: reported.isDisputed,
  type: reported.type,
  addedByUser: false,
  source: reported.source,
  ...(reported.isAmountUnknown && { isAmountUnknown: true }),
});

/**
 * The debts of a report that staff entered, or that a bureau sent late. Without a bureau, applicants list their debts by hand; a debt
 * that stands in both is one debt, under the id the applicant's list has. Nothing listed is removed. `may`: which of those listed count.
 */
export const withEnteredDebts = (
  application: Application,
  reported: readonly DebtItem[],
  may: (stated: DebtItem) => boolean = () => true,
) => {
  const used = new Set<string>();
  const debts: DebtItem[] = [];
  const inPlace = new Map<string, DebtItem>();
  for (const debt of reported) {
    const same = [...application.mortgages, ...application.liabilities].find(
      (stated) => !used.has(stated.id) && may(stated) && isSameDebt(stated, debt),
    );
    if (same) {
      used.add(same.id);
      inPlace.set(same.id, asReported(same, debt));
    }
    debts.push(same ? { ...debt, id: same.id } : debt);
  }
  const replaced = (list: readonly DebtItem[]) => list.map((debt) => inPlace.get(debt.id) ?? debt);
  return {
    application: {
      ...application,
      mortgages: replaced(application.mortgages),
      liabilities: replaced(application.liabilities),
    },
    /** The report's debts, under the ids of the list. */
    debts,
  };
};
