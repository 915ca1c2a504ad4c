import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';

/** Mortgages on the home that stay alongside the new line. */
export const stayingMortgages = (mortgages: readonly DebtItem[]): DebtItem[] =>
  mortgages.filter((mortgage) => !mortgage.toBePaidOff && !isSolarObligation(mortgage));

const isOpenLine = ({ type }: DebtItem): boolean => type === 'homeEquityLine';

/** An open line could be redrawn tomorrow, so its full limit counts. */
export const claimOf = (debt: DebtItem): number =>
  isOpenLine(debt) ? Math.max(debt.balance, debt.creditLimit ?? debt.hiCredit ?? 0) : debt.balance;

/** Nobody has said how much may be owed on it. */
const isClaimUnknown = (debt: DebtItem): boolean =>
  debt.isAmountUnknown === true &&
  (isOpenLine(debt) ? (debt.creditLimit ?? debt.hiCredit) === null : debt.balance === 0);

const claimsOf = (mortgages: readonly DebtItem[]): Dollars =>
  toDollars(mortgages.reduce((sum, mortgage) => sum + claimOf(mortgage), 0));

/** The part that paying down does not reduce: only closing an open line does. */
export const openLinesThatStay = (mortgages: readonly DebtItem[]): Dollars =>
  claimsOf(stayingMortgages(mortgages).filter(isOpenLine));

export type Liens = { total: Dollars | null; isEstimate: boolean };

/** The debt on the home after closing; until mortgages are known, the applicant's estimate. */
export const liensThatStay = ({
  mortgages,
  areMortgagesReviewed,
  estimatedMortgageBalance,
}: Pick<Application, 'mortgages' | 'areMortgagesReviewed' | 'estimatedMortgageBalance'>): Liens => {
  if (mortgages.length === 0 && areMortgagesReviewed !== true)
    return { total: estimatedMortgageBalance, isEstimate: true };
  const staying = stayingMortgages(mortgages);
  return { total: staying.some(isClaimUnknown) ? null : claimsOf(staying), isEstimate: false };
};
