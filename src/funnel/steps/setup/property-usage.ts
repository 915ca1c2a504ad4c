import { z } from 'zod';
import { propertyUsage as usage } from '#entities/application/property-usage.ts';
import { defineStep } from '../../engine/define-step.ts';
import { withUsage } from '../../questions/occupancy.ts';

export const propertyUsage = defineStep({
  key: 'propertyUsage',
  path: '/app/initial-setup/property-usage',
  askedOf: 'household',
  chapter: 'yourOffer',
  seconds: 10,
  screen: 'form',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ usage }),
  fields: [{ name: 'usage', kind: 'choice', options: usage.options }],
  read: ({ property }) => ({ usage: property.usage }),
  write: (application, { usage }) => withUsage(application, usage),
});
