import { z } from 'zod';
import { propertyUsage } from '#entities/application/property-usage.ts';
import { defineStep } from '../../engine/define-step.ts';
import { askedUnits, buildingFields, buildingType, buildingUnits, writtenUnits } from '../../questions/building.ts';
import { withUsage } from '../../questions/occupancy.ts';

/** The entry of the prequalification; it has no status. */
export const prequalBuildingType = defineStep({
  key: 'prequalBuildingType',
  path: '/prequal/building-type',
  askedOf: 'household',
  chapter: 'yourHome',
  seconds: 20,
  screen: 'form',
  aside: null,
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ type: buildingType, units: buildingUnits, usage: propertyUsage }),
  fields: [...buildingFields, { name: 'usage', kind: 'choice', options: propertyUsage.options }],
  read: ({ property }) => ({ type: property.type, units: askedUnits(property), usage: property.usage }),
  write: (application, { usage, type, units }) => {
    const used = withUsage(application, usage);
    return { ...used, property: { ...used.property, type, units: writtenUnits({ type, units }) } };
  },
});
