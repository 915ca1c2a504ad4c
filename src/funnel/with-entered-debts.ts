import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import { isSameCompany } from '#entities/values/company-words.ts';

/** Two reports of one account agree on its kind and on the day it was opened, where both tell it. */
const isSameAccount = (known: DebtItem, reported: DebtItem): boolean =>
  known.type === reported.type &&
  (known.dateOpened === null || reported.dateOpened === null || known.dateOpened === reported.dateOpened);

/** The debt an applicant added by hand, or an earlier report showed: the same creditor, and both or neither secured by a home. */
const isSameDebt = (stated: DebtItem, reported: DebtItem): boolean =>
  (stated.addedByUser || isSameAccount(stated, reported)) &&
  stated.creditor !== null &&
  reported.creditor !== null &&
  isHomeDebt(stated.type) === isHomeDebt(reported.type) &&
  isSameCompany(stated.creditor, reported.creditor);

/** The reported figures take the place of the stated ones; the applicant's plans for the debt stay, and so does what no report tells. */
const asReported = (stated: DebtItem, reported: DebtItem): DebtItem => ({
  ...stated,
  balance: reported.balance,
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
});

/**
 * The debts of a report that staff entered. Without a bureau, applicants list their debts by hand; a debt that stands in both is one
 * debt, under the id the applicant's list has. Nothing listed is removed.
 */
export const withEnteredDebts = (application: Application, reported: readonly DebtItem[]) => {
  const used = new Set<string>();
  const debts: DebtItem[] = [];
  const inPlace = new Map<string, DebtItem>();
  for (const debt of reported) {
    const same = [...application.mortgages, ...application.liabilities].find(
      (stated) => !used.has(stated.id) && isSameDebt(stated, debt),
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
