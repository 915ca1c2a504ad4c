import {
  offeredPropertyTypes,
  type PropertyType,
  propertyType,
  type UnitCount,
  unitCount,
} from '#entities/application/property-type.ts';

/** Offered in the picker; a manufactured home is accepted but never offered. */
export const buildingType = propertyType;
export const buildingUnits = unitCount.nullable();

const multiUnits = ['2', '3', '4', '5+'] as const satisfies readonly UnitCount[];

export const buildingFields = [
  { name: 'type', kind: 'choice', options: offeredPropertyTypes },
  {
    name: 'units',
    kind: 'choice',
    options: multiUnits,
    isAsked: ({ type }: { type: unknown }) => type === 'multiUnit',
  },
] as const;

type Building = { type: PropertyType | null; units: UnitCount | null };

/** A home is one unit; only a multi-unit building is asked for its number. */
export const writtenUnits = ({ type, units }: Building): UnitCount | null => (type === 'multiUnit' ? units : '1');
export const askedUnits = ({ type, units }: Building): UnitCount | null => (type === 'multiUnit' ? units : null);
