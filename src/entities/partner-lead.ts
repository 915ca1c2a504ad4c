import { z } from 'zod';
import { personName } from './applicant.ts';
import { email } from './email.ts';
import { positiveDollars } from './money.ts';
import { phone } from './phone.ts';
import { zipCode } from './zip-code.ts';

/** What a partner may tell about someone who wants a line; who they are is needed, the rest may be missing. */
export const partnerLead = z.object({
  firstName: personName,
  lastName: personName,
  email,
  phone: phone.nullable(),
  zip: zipCode.nullable(),
  value: positiveDollars.nullable(),
  estimatedMortgageBalance: positiveDollars.nullable(),
});
export type PartnerLead = z.infer<typeof partnerLead>;
