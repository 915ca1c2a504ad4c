import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { Person } from '#entities/values/person.ts';

const isHomeLoan = ({ type }: DebtItem): boolean => isHomeDebt(type);

/** A bureau knows the applicant it was queried about, not whether they are the borrower or the coborrower here. */
export const asDebtsOf = (file: CreditFile, person: Person): CreditFile => ({
  ...file,
  debts: file.debts.map((debt) => ({ ...debt, debtor: debt.debtor === 'joint' ? debt.debtor : person })),
});

/**
 * Merges a bureau file's debts into the application: a debt already on any list keeps the applicant's answers and its list, new
 * ones are added, none is removed. A joint debt is reported twice and kept once.
 */
export const withCreditFile = (application: Application, file: CreditFile): Application => {
  const { mortgages, liabilities, propertyOwnership } = application;
  const known = new Set(
    [...mortgages, ...liabilities, ...propertyOwnership.flatMap((owned) => owned.mortgages)].map(({ id }) => id),
  );
  const added = file.debts.filter(({ id }) => !known.has(id));
  return {
    ...application,
    mortgages: [...mortgages, ...added.filter(isHomeLoan)],
    liabilities: [...liabilities, ...added.filter((debt) => !isHomeLoan(debt))],
  };
};
