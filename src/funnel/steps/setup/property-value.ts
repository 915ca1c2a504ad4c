import { z } from 'zod';
import { positiveDollars } from '#entities/values/money.ts';
import { defineStep } from '../../engine/define-step.ts';

export const propertyValue = defineStep({
  key: 'propertyValue',
  path: '/app/initial-setup/property-value',
  askedOf: 'household',
  chapter: 'yourHome',
  seconds: 20,
  screen: 'form',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ value: positiveDollars.min(10_000, 'valueTooSmall') }),
  fields: [{ name: 'value', kind: 'money' }],
  read: ({ property }) => ({ value: property.value }),
  write: (application, { value }, person) => ({
    ...application,
    property: { ...application.property, value, valueSource: person },
  }),
});
