import { z } from 'zod';
import { propertyUsage } from '#entities/application/property-usage.ts';
import { defineStep } from '../../engine/define-step.ts';
import { knownZip, withZip } from '../../questions/location.ts';
import { withUsage } from '../../questions/occupancy.ts';

/** The zip page of the variant without a separate usage page: same key and path, one more question. */
export const zipWithUsage = defineStep({
  key: 'zip',
  path: '/app/initial-setup/zip',
  askedOf: 'household',
  chapter: 'yourOffer',
  seconds: 10,
  screen: 'form',
  aside: 'estimate',
  refusedBy: ['state'],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ zip: knownZip, usage: propertyUsage }),
  fields: [
    { name: 'zip', kind: 'zip', autocomplete: 'postal-code' },
    { name: 'usage', kind: 'choice', options: propertyUsage.options },
  ],
  read: ({ property }) => ({ zip: property.zip, usage: property.usage }),
  write: (application, { zip, usage }) => withUsage(withZip(application, zip), usage),
});
