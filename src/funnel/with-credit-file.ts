import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';

const isHomeLoan = ({ type }: DebtItem): boolean => type === 'mortgage' || type === 'homeEquityLine';

/** What was reported before keeps what the person answered about it; what is new is added; nothing is removed. */
const withReported = (stored: readonly DebtItem[], reported: readonly DebtItem[]): DebtItem[] => [
  ...stored,
  ...reported.filter((debt) => !stored.some(({ id }) => id === debt.id)),
];

/** The debts of a bureau file joined to the application; one that both people owe comes twice and is kept once. */
export const withCreditFile = (application: Application, file: CreditFile): Application => ({
  ...application,
  mortgages: withReported(application.mortgages, file.debts.filter(isHomeLoan)),
  liabilities: withReported(
    application.liabilities,
    file.debts.filter((debt) => !isHomeLoan(debt)),
  ),
});
