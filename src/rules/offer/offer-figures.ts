import { z } from 'zod';
import { cents, dollars } from '#entities/values/money.ts';
import { basisPoints } from '#entities/values/percent.ts';
import type { Decision } from '../decision/decision.ts';
import { chosenOffer } from './chosen-offer.ts';
import type { Offer } from './offer.ts';

/** The figures a page promises: they must match between browser and server, to the cent. */
export const offerFigures = z.object({
  amount: dollars,
  rate: basisPoints,
  monthlyPayment: cents,
  qualifyingPayment: cents,
  fee: cents,
});
export type OfferFigures = z.infer<typeof offerFigures>;

export const figuresOfOffer = ({ amount, rate, payments, feeAmount }: Offer): OfferFigures => ({
  amount,
  rate,
  monthlyPayment: payments.now,
  qualifyingPayment: payments.qualifying,
  fee: feeAmount,
});

/** Null when a rule fails: then nothing is offered at any price. */
export const offerFiguresOf = (decision: Decision): OfferFigures | null => {
  const offer = decision.outcome === 'fail' ? null : chosenOffer(decision);
  return offer && figuresOfOffer(offer);
};

type Compared = { applicationId: string; shown: OfferFigures; computed: OfferFigures | null; decision: Decision };

/** For the log: the figures that differ and the policy version, but nothing about the applicant or their finances. */
export const differenceOf = ({ applicationId, shown, computed, decision }: Compared) => ({
  applicationId,
  policyVersion: decision.policyVersion,
  differs:
    computed === null
      ? ['outcome']
      : offerFigures.keyof().options.filter((name) => Number(shown[name]) !== Number(computed[name])),
  failing: decision.trace.flatMap(({ rule, outcome }) => (outcome === 'fail' ? [rule] : [])),
});
