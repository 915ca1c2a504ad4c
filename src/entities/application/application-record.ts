import { z } from 'zod';
import { email } from '../values/email.ts';
import { person } from '../values/person.ts';
import { applicationStatus } from './application-status.ts';
import { hitchLoan } from './hitch-loan.ts';

/** Fields read by the redirect guard and the shell; the four names are contract. */
export const applicationRecord = z.object({
  applicationStatus,
  user: z.object({ id: z.string(), email: email.nullable(), firstName: z.string().nullable(), person }),
  hitchLoan: hitchLoan.nullable(),
  encompassConditionallyApproved: z.boolean(),
});
export type ApplicationRecord = z.infer<typeof applicationRecord>;
