import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';

/** Every household debt: on this home, on any other, and all the rest. */
export const allDebts = ({
  liabilities,
  mortgages,
  propertyOwnership,
}: Pick<Application, 'liabilities' | 'mortgages' | 'propertyOwnership'>): DebtItem[] => [
  ...liabilities,
  ...mortgages,
  ...propertyOwnership.flatMap((owned) => owned.mortgages),
];
