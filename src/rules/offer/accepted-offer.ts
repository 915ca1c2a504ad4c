import { z } from 'zod';
import { day } from '#entities/values/day.ts';
import { dollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import type { Decision } from '../decision/decision.ts';
import { chosenOffer } from './chosen-offer.ts';
import { offer } from './offer.ts';

/** The accepted terms, with every policy figure that documents print about them. */
export const acceptedOffer = z.object({
  policyVersion: day,
  acceptedOn: day,
  offer,
  indexOn: day,
  cap: basisPoints,
  floor: basisPoints,
  repaymentYears: z.int(),
  autopayReduction: basisPoints,
  allFeesMax: basisPoints,
  minLine: dollars,
  validDays: z.int(),
});
export type AcceptedOffer = z.infer<typeof acceptedOffer>;

/** The decision's chosen terms as stored at acceptance; null while there is nothing to offer. */
export const acceptedOfferOf = (
  decision: Pick<Decision, 'policyVersion' | 'asOf' | 'offers' | 'chosen'>,
  policy: Policy,
): AcceptedOffer | null => {
  const chosen = chosenOffer(decision);
  if (chosen === null) return null;
  if (policy.version !== decision.policyVersion)
    throw new Error(`The decision was made under policy ${decision.policyVersion}, not ${policy.version}`);
  return acceptedOffer.parse({
    policyVersion: decision.policyVersion,
    acceptedOn: decision.asOf,
    offer: chosen,
    indexOn: policy.index.effectiveFrom,
    cap: policy.rate.cap,
    floor: policy.rate.floor,
    repaymentYears: policy.products.variable.repaymentYears,
    autopayReduction: -policy.adjusters.autopay,
    allFeesMax: policy.fees.allFeesMax,
    minLine: policy.line.min,
    validDays: policy.offer.validDays,
  });
};
