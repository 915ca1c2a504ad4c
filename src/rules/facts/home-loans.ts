import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';
import { isMuchLess } from './is-much-less.ts';

const sumOf = (debts: readonly Pick<DebtItem, 'balance'>[]): number =>
  debts.reduce((sum, { balance }) => sum + balance, 0);

/** Loans on any home in the credit files, each once; a loan placed on another property is not on this one, and solar panels are none. */
const reportedHere = ({ propertyOwnership }: Pick<Application, 'propertyOwnership'>, { credit }: OutsideFacts) => {
  const elsewhere = new Set(propertyOwnership.flatMap(({ mortgages }) => mortgages.map(({ id }) => id)));
  const reported = [credit.borrower, credit.coborrower]
    .flatMap((file) => (file?.outcome === 'found' ? file.debts : []))
    .filter((debt) => isHomeDebt(debt.type) && !isSolarObligation(debt) && !elsewhere.has(debt.id));
  return [...new Map(reported.map((debt) => [debt.id, debt])).values()];
};

export type HomeLoans = {
  /** The loans listed on the home, whether or not the line pays them off; a debt to a solar company is not one. */
  listed: Dollars;
  /** The highest balance the household ever stated. */
  stated: Dollars | null;
  /** On the credit files; null before there is one. */
  reported: Dollars | null;
  /** More than a tenth of what was stated or reported is missing from the list. */
  hasFallen: boolean;
};

type Listed = Pick<
  Application,
  'mortgages' | 'propertyOwnership' | 'estimatedMortgageBalance' | 'highestMortgageBalance'
>;

/** The loans listed on the home, compared with the balance stated and with the credit files. */
export const homeLoans = (application: Listed, facts: OutsideFacts): HomeLoans => {
  const { mortgages, estimatedMortgageBalance, highestMortgageBalance } = application;
  const listed = sumOf(mortgages.filter((loan) => !isSolarObligation(loan)));
  const said = [estimatedMortgageBalance, highestMortgageBalance].filter((balance) => balance !== null);
  const stated = said.length === 0 ? null : toDollars(Math.max(...said));
  const hasFile = facts.credit.borrower !== null || facts.credit.coborrower !== null;
  const reported = hasFile ? toDollars(sumOf(reportedHere(application, facts))) : null;
  const expected = Math.max(stated ?? 0, reported ?? 0);
  return { listed: toDollars(listed), stated, reported, hasFallen: isMuchLess(listed, expected) };
};
