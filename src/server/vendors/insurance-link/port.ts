import { z } from 'zod';
import { personName } from '#entities/application/applicant.ts';
import { insurancePolicy } from '#entities/facts/insurance-policy.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import type { Port, Recorded } from '../port.ts';

export const insuranceRequest = z.object({ firstName: personName, lastName: personName, address, asOf: day });
export type InsuranceRequest = z.infer<typeof insuranceRequest>;

/** `lapsed`: there was a policy, and it is no longer in force. */
export const insuranceAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), policy: insurancePolicy }),
  z.object({ kind: z.literal('lapsed'), policy: insurancePolicy }),
  z.object({ kind: z.literal('notFound') }),
]);
export type InsuranceAnswer = z.infer<typeof insuranceAnswer>;

export type InsuranceLinkPort = Port<InsuranceRequest, InsuranceAnswer>;
export type InsuranceLink = Recorded<InsuranceRequest, InsuranceAnswer>;
