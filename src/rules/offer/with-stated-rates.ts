import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { BasisPoints } from '#entities/values/percent.ts';

export type StatedRates = Record<string, BasisPoints>;

/** The rates the applicant told us, by the debt's id. */
export const statedRates = (debts: readonly DebtItem[]): StatedRates =>
  Object.fromEntries(debts.flatMap(({ id, statedRate }) => (statedRate === undefined ? [] : [[id, statedRate]])));

/** Every debt with the rate told for it, and without one that was taken back. */
export const withStatedRates = (application: Application, rates: StatedRates): Application => ({
  ...application,
  liabilities: application.liabilities.map(({ statedRate: _, ...debt }) => {
    const rate = rates[debt.id];
    return rate === undefined ? debt : { ...debt, statedRate: rate };
  }),
});
