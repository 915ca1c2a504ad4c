import type { Application } from '#entities/application/application.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { incomeTypes } from '#words/labels.ts';

export type IncomeRow = { subject: string; name: string; stated: Dollars | null };

/** Every income a person stated, each to be verified by its own amount; rents stand with the borrower. */
export const incomeRows = (application: Application, person: Person): IncomeRow[] => {
  const { employments = [], incomeSources = [] } = application[person] ?? {};
  const rents = person === 'borrower' ? application.propertyOwnership : [];
  return [
    ...employments
      .filter(({ endDate }) => endDate === null)
      .map(({ id, employerName, base }) => ({ subject: id, name: employerName, stated: base })),
    ...incomeSources.map(({ id, type, base, otherValue }) => ({
      ...{ subject: id, name: incomeTypes[type], stated: base ?? otherValue },
    })),
    ...rents
      .filter(({ annualRentalIncome }) => annualRentalIncome !== null && annualRentalIncome > 0)
      .map(({ propertyId, property }) => ({ subject: propertyId, name: property.line1 ?? propertyId, stated: null })),
  ];
};
