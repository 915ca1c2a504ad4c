import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { Person } from '#entities/values/person.ts';
import { allDebts } from './all-debts.ts';
import { isSameDebt } from './is-same-debt.ts';

const isHomeLoan = ({ type }: DebtItem): boolean => isHomeDebt(type);

/** A bureau knows the applicant it was queried about, not whether they are the borrower or the coborrower here. */
export const asDebtsOf = (file: CreditFile, person: Person): CreditFile => ({
  ...file,
  debts: file.debts.map((debt) => ({ ...debt, debtor: debt.debtor === 'joint' ? debt.debtor : person })),
});

/** Known from an earlier report under another id, or listed by the applicant at no less: counted once. */
const isListed = (stated: DebtItem, reported: DebtItem): boolean =>
  isSameDebt(stated, reported) && (!stated.addedByUser || stated.balance >= reported.balance);

/** The file's debts that are on no list yet. Each listed debt stands for one of them at most. */
const unlistedIn = (file: CreditFile, listed: readonly DebtItem[]): DebtItem[] => {
  const ids = new Set(listed.map(({ id }) => id));
  const inFile = new Set(file.debts.map(({ id }) => id));
  const free = new Set(listed.filter(({ id }) => !inFile.has(id)));
  return file.debts.filter((debt) => {
    if (ids.has(debt.id)) return false;
    const same = [...free].find((stated) => isListed(stated, debt));
    if (same) free.delete(same);
    return same === undefined;
  });
};

/**
 * Merges a bureau file's debts into the application: a debt already on any list keeps the applicant's answers and its list, new
 * ones are added, none is removed. A joint debt is reported twice and kept once.
 */
export const withCreditFile = (application: Application, file: CreditFile): Application => {
  const { mortgages, liabilities } = application;
  const added = unlistedIn(file, allDebts(application));
  return {
    ...application,
    mortgages: [...mortgages, ...added.filter(isHomeLoan)],
    liabilities: [...liabilities, ...added.filter((debt) => !isHomeLoan(debt))],
  };
};
