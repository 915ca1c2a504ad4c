import type { Application } from '#entities/application/application.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';

/** Stores the balance owed as the household estimates it now, and keeps the highest estimate. */
export const withStatedBalance = (application: Application, estimate: Dollars): Application => {
  const { estimatedMortgageBalance, highestMortgageBalance } = application;
  const highest = Math.max(estimate, estimatedMortgageBalance ?? 0, highestMortgageBalance ?? 0);
  return { ...application, estimatedMortgageBalance: estimate, highestMortgageBalance: toDollars(highest) };
};
