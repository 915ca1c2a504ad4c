import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import { defineStep } from '../../engine/define-step.ts';
import { readPropertyAddress, withPropertyAddress } from '../../questions/location.ts';

export const prequalAddress = defineStep({
  key: 'prequalAddress',
  path: '/prequal/address',
  askedOf: 'household',
  chapter: 'yourHome',
  seconds: 20,
  screen: 'form',
  aside: null,
  refusedBy: ['state'],
  asks: { questions: ['address', 'valuation', 'flood'], consent: null, page: 'waits' },
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ address }),
  fields: [{ name: 'address', kind: 'address', autocomplete: 'street-address' }],
  read: (application) => ({ address: readPropertyAddress(application) }),
  write: (application, answers) => withPropertyAddress(application, answers.address),
});
