import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { Property } from '#entities/application/property.ts';
import { type Cents, centsOf, type Dollars, roundToCents, toCents, toDollars } from '#entities/values/money.ts';
import { isMortgage } from '../debts/monthly-debts.ts';
import { isSolarObligation } from '../debts/solar-obligation.ts';
import { stayingMortgages } from './liens.ts';

export type HousingPart = 'mortgagePayment' | 'taxes' | 'insurance' | 'fees';
export type HousingCost = { monthly: Cents; missing: HousingPart[] };

const monthlyOf = (yearly: Dollars | null): Cents | null =>
  yearly === null ? null : roundToCents(centsOf(yearly) / 12);

/** Two loans can report the same bill; where they differ, the larger counts, in either order. */
const largestKnown = (mortgages: readonly DebtItem[], pick: (mortgage: DebtItem) => Dollars | null): Cents | null => {
  const known = mortgages.flatMap((mortgage) => pick(mortgage) ?? []);
  return known.length === 0 ? null : centsOf(toDollars(Math.max(...known)));
};

/** A loan with a zero balance costs nothing, even if its payment is unknown. */
const paymentPart = ({ monthlyPayment, balance }: DebtItem): [HousingPart, Cents | null] => [
  'mortgagePayment',
  monthlyPayment === null ? (balance === 0 ? toCents(0) : null) : centsOf(monthlyPayment),
];

type Escrow = {
  staying: readonly DebtItem[];
  all: readonly DebtItem[];
  isIncluded: (mortgage: DebtItem) => boolean;
  yearly: Dollars | null;
  monthly: (mortgage: DebtItem) => Dollars | null;
};

/** Nothing extra when a remaining mortgage escrows it; else the yearly bill, else the mortgage's figure. */
const outsideEscrow = ({ staying, all, isIncluded, yearly, monthly }: Escrow): Cents | null =>
  staying.some(isIncluded) ? toCents(0) : (monthlyOf(yearly) ?? largestKnown(all, monthly));

/** Monthly mortgages, taxes, insurance and association fees of one property; unknown figures are named, not counted as zero. */
export const housingCost = (
  property: Pick<Property, 'yearlyTaxes' | 'yearlyInsurance' | 'fees'>,
  mortgages: readonly DebtItem[],
): HousingCost => {
  const staying = stayingMortgages(mortgages);
  const all = mortgages.filter((mortgage) => !isSolarObligation(mortgage));
  const both = largestKnown(all, ({ monthlyTaxAndInsurance }) => monthlyTaxAndInsurance);
  const taxes = outsideEscrow({
    staying,
    all,
    isIncluded: ({ taxIncludedInMonthlyPayment }) => taxIncludedInMonthlyPayment === true,
    yearly: property.yearlyTaxes,
    monthly: ({ monthlyTaxPayment }) => monthlyTaxPayment,
  });
  const insurance = outsideEscrow({
    staying,
    all,
    isIncluded: ({ insuranceIncludedInMonthlyPayment }) => insuranceIncludedInMonthlyPayment === true,
    yearly: property.yearlyInsurance,
    monthly: ({ monthlyInsurancePayment }) => monthlyInsurancePayment,
  });
  const isBothKnown = taxes === null && insurance === null && both !== null;
  const parts: [HousingPart, Cents | null][] = [
    ...staying.map(paymentPart),
    ['taxes', isBothKnown ? both : taxes],
    ['insurance', isBothKnown ? toCents(0) : insurance],
    ['fees', property.fees === null ? null : centsOf(property.fees)],
  ];
  return sumParts(parts);
};

const sumParts = (parts: readonly [HousingPart, Cents | null][]): HousingCost => ({
  monthly: toCents(parts.reduce((sum, [, amount]) => sum + (amount ?? 0), 0)),
  missing: [...new Set(parts.filter(([, amount]) => amount === null).map(([part]) => part))],
});

/** Every property owned, plus mortgages the bureau found that no property claims. */
export const totalHousingCost = (application: Application): HousingCost => {
  const { property, mortgages, propertyOwnership, liabilities, areMortgagesReviewed, estimatedMortgageBalance } =
    application;
  const unclaimed = liabilities.filter((debt) => isMortgage(debt) && !isSolarObligation(debt) && !debt.toBePaidOff);
  const isMortgageOpen = mortgages.length === 0 && areMortgagesReviewed !== true && estimatedMortgageBalance !== 0;
  const costs = [
    housingCost(property, mortgages),
    ...propertyOwnership.map((owned) => housingCost(owned.property, owned.mortgages)),
    sumParts(unclaimed.map(paymentPart)),
  ];
  const missing = costs.flatMap((cost) => cost.missing);
  return {
    monthly: toCents(costs.reduce((sum, { monthly }) => sum + monthly, 0)),
    missing: [...new Set(isMortgageOpen ? ['mortgagePayment' as const, ...missing] : missing)],
  };
};
