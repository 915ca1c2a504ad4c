import { z } from 'zod';
import { defineStep } from '../../engine/define-step.ts';
import { knownZip, withZip } from '../../questions/location.ts';

export const zip = defineStep({
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
  answers: z.object({ zip: knownZip }),
  fields: [{ name: 'zip', kind: 'zip', autocomplete: 'postal-code' }],
  read: ({ property }) => ({ zip: property.zip }),
  write: (application, answers) => withZip(application, answers.zip),
});
