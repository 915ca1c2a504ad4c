import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';

const isTheirs = ({ debtor }: DebtItem): boolean => debtor === 'coborrower';

/**
 * What only the person who left brought along goes with them. Debts both owe stay, and so does what was confirmed to be on the
 * home; a loan their file reported that no one has placed yet may be on any home of theirs.
 */
export const withoutCoborrower = (application: Application): Application => ({
  ...application,
  mortgages: application.mortgages.filter((loan) => loan.confirmed || !isTheirs(loan)),
  liabilities: application.liabilities.filter((debt) => !isTheirs(debt)),
  uploads: application.uploads.filter(({ isCoborrower }) => !isCoborrower),
});
