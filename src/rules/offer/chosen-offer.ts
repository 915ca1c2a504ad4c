import type { Decision } from '../decision/decision.ts';
import type { Offer } from './offer.ts';

/** The offer on the decision's chosen terms, if it passes. */
export const chosenOffer = ({ offers, chosen }: Pick<Decision, 'offers' | 'chosen'>): Offer | null =>
  offers.find(
    ({ product, years, originationFee, hasAutopay }) =>
      product === chosen.product &&
      years === chosen.years &&
      originationFee === chosen.originationFee &&
      hasAutopay === chosen.hasAutopay,
  ) ?? null;
