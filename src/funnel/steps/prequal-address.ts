import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import { defineStep } from '../engine/define-step.ts';
import { readPropertyAddress, withPropertyAddress } from '../questions/location.ts';

export const prequalAddress = defineStep({
  key: 'prequalAddress',
  path: '/prequal/address',
  answers: z.object({ address }),
  fields: [{ name: 'address', kind: 'address', autocomplete: 'street-address' }],
  read: (application) => ({ address: readPropertyAddress(application) }),
  write: (application, answers) => withPropertyAddress(application, answers.address),
});
