import { z } from 'zod';
import { personName } from '#entities/application/applicant.ts';
import { identityDoubt } from '#entities/facts/entered-fact.ts';
import { day } from '#entities/values/day.ts';
import { idSubtype } from '#entities/values/id-document.ts';
import { ssn } from '#entities/values/ssn.ts';
import type { Port, Recorded } from '../port.ts';

export const identityRequest = z.object({
  firstName: personName,
  lastName: personName,
  dateOfBirth: day,
  ssn: ssn.nullable(),
  idSubtype: idSubtype.nullable(),
  asOf: day,
});
export type IdentityRequest = z.infer<typeof identityRequest>;

/** `unsure` goes to manual review with the mismatches. */
export const identityAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), checkedOn: day }),
  z.object({
    kind: z.literal('unsure'),
    checkedOn: day,
    doubts: z.array(identityDoubt).min(1),
  }),
  z.object({ kind: z.literal('notFound') }),
]);
export type IdentityAnswer = z.infer<typeof identityAnswer>;

export type IdentityPort = Port<IdentityRequest, IdentityAnswer>;
export type IdentityVendor = Recorded<IdentityRequest, IdentityAnswer>;
