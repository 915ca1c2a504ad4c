import type { Application } from '#entities/application/application.ts';
import { HOME_ID, type IncomeSource } from '#entities/application/income-source.ts';

export type RentProblem = 'ownHome' | 'notOwned' | 'onItsOwnPage';

/**
 * Why stated rent does not count: a one-unit primary residence has no rent, a property no longer owned earns none, and
 * a property with rent on its own page counts there. Rent without a property came from elsewhere and stands.
 */
export const rentProblem = (
  propertyId: IncomeSource['propertyId'],
  { property, propertyOwnership }: Pick<Application, 'property' | 'propertyOwnership'>,
): RentProblem | null => {
  if (propertyId === null) return null;
  if (propertyId === HOME_ID)
    return property.usage === 'primaryResidence' && property.type !== 'multiUnit' ? 'ownHome' : null;
  const owned = propertyOwnership.find((each) => each.propertyId === propertyId);
  if (owned === undefined) return 'notOwned';
  return (owned.annualRentalIncome ?? 0) > 0 ? 'onItsOwnPage' : null;
};

/** Whether there is rent to prove. Rent counted on the property's own page is still rent. */
export const isRented = (
  { type, propertyId }: Pick<IncomeSource, 'type' | 'propertyId'>,
  homes: Parameters<typeof rentProblem>[1],
): boolean => {
  if (type !== 'rental') return false;
  const problem = rentProblem(propertyId, homes);
  return problem === null || problem === 'onItsOwnPage';
};
