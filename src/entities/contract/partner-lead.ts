import { z } from 'zod';
import { personName } from '../application/applicant.ts';
import { email } from '../values/email.ts';
import { positiveDollars } from '../values/money.ts';
import { phone } from '../values/phone.ts';
import { zipCode } from '../values/zip-code.ts';

/** The data a partner may send about a prospect; identity is required, the rest is optional. */
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
