import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';

const isTheirs = ({ debtor }: DebtItem): boolean => debtor === 'coborrower';

/**
 * Removes everything only the departing coborrower brought. Joint debts stay, and so do loans confirmed to be on the
 * home; an unassigned loan from their credit file goes too, since it may be on any of their homes.
 */
export const withoutCoborrower = (application: Application): Application => ({
  ...application,
  mortgages: application.mortgages.filter((loan) => loan.confirmed || !isTheirs(loan)),
  liabilities: application.liabilities.filter((debt) => !isTheirs(debt)),
  uploads: application.uploads.filter(({ isCoborrower }) => !isCoborrower),
});
