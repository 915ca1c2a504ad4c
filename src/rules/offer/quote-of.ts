import type { Quote } from '#entities/contract/quote.ts';
import type { Decision } from '../decision/decision.ts';
import { chosenOffer } from './chosen-offer.ts';
import type { Offer } from './offer.ts';

type Asked = {
  withFee: 'withFee' | 'withoutFee' /** The accepted terms, where there are any. */;
  offer?: Offer | undefined;
};

/** The decision's chosen terms, or the accepted ones, as the contract's quote; null while there is nothing to offer. */
export const quoteOf = (
  decision: Decision,
  { withFee, offer = chosenOffer(decision) ?? undefined }: Asked,
): Omit<Quote, 'id' | 'expiresOn'> | null => {
  const { maxLine, figures } = decision;
  if (!offer || maxLine === null || figures.cltv === null) return null;
  return {
    isEstimate: decision.isEstimate,
    product: offer.product,
    amount: offer.amount,
    maxAmount: maxLine.amount,
    years: offer.years,
    rate: offer.rate,
    // An open-end line's APR is its rate: it excludes fees.
    apr: offer.rate,
    cltv: figures.cltv,
    monthlyPayment: offer.payments.now,
    originationFee: withFee === 'withFee' ? { rate: offer.originationFee, amount: offer.feeAmount } : null,
    policyVersion: decision.policyVersion,
  };
};
