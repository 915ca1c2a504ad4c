import type { Application } from '#entities/application/application.ts';
import type { IncomeType } from '#entities/application/income-type.ts';
import { type Dollars, toDollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';

export type StatedIncome = {
  /** The id of the job, the income source or the rented property. */
  subject: string;
  /** The employer or the street; null for a source, which has a type. */
  name: string | null;
  type: IncomeType | null;
  /** A month, as it was stated; null where it was not. */
  monthly: Dollars | null;
};

const sumOf = (amounts: readonly (Dollars | null)[]): Dollars | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : toDollars(known.reduce((sum, amount) => sum + amount, 0));
};

/** Every current income one person stated, each verified by an amount of its own; rents stand with the borrower. */
export const statedIncomes = (application: Application, person: Person): StatedIncome[] => {
  const { employments = [], incomeSources = [] } = application[person] ?? {};
  const rents = person === 'borrower' ? application.propertyOwnership : [];
  return [
    ...employments
      .filter(({ endDate }) => endDate === null)
      .map(({ id, employerName, base, bonuses, overtime, commissions }) => ({
        ...{ subject: id, name: employerName, type: null },
        monthly: sumOf([base, bonuses, overtime, commissions]),
      })),
    ...incomeSources.map(({ id, type, base, bonuses, overtime, commissions, otherValue }) => ({
      ...{ subject: id, name: null, type },
      monthly: sumOf([base, bonuses, overtime, commissions, otherValue]),
    })),
    ...rents.flatMap(({ propertyId, property, annualRentalIncome: rent }) =>
      rent === null || rent === 0
        ? []
        : [{ subject: propertyId, name: property.line1, type: null, monthly: toDollars(Math.floor(rent / 12)) }],
    ),
  ];
};
