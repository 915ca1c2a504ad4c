import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { Person } from '#entities/values/person.ts';

const isHomeLoan = ({ type }: DebtItem): boolean => isHomeDebt(type);

/** Previously reported debts keep the applicant's answers; new ones are added; none is removed. */
const withReported = (stored: readonly DebtItem[], reported: readonly DebtItem[]): DebtItem[] => [
  ...stored,
  ...reported.filter((debt) => !stored.some(({ id }) => id === debt.id)),
];

/** A bureau knows the applicant it was queried about, not whether they are the borrower or the coborrower here. */
export const asDebtsOf = (file: CreditFile, person: Person): CreditFile => ({
  ...file,
  debts: file.debts.map((debt) => ({ ...debt, debtor: debt.debtor === 'joint' ? debt.debtor : person })),
});

/** Merges a bureau file's debts into the application; a joint debt is reported twice and kept once. */
export const withCreditFile = (application: Application, file: CreditFile): Application => ({
  ...application,
  mortgages: withReported(application.mortgages, file.debts.filter(isHomeLoan)),
  liabilities: withReported(
    application.liabilities,
    file.debts.filter((debt) => !isHomeLoan(debt)),
  ),
});
