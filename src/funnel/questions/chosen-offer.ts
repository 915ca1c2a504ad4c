import type { z } from 'zod';
import type { Application } from '#entities/application.ts';
import { loanPurpose, offerChoice, product } from '#entities/offer-choice.ts';

/** The line as chosen and, optionally, what it is for. Which terms and fees exist is policy, and the server asks it again. */
export const chosenOfferAnswers = offerChoice.extend({ loanPurpose: loanPurpose.nullable() });
type ChosenOfferAnswers = z.infer<typeof chosenOfferAnswers>;

export const chosenOfferFields = [
  { name: 'amount', kind: 'money' },
  { name: 'product', kind: 'choice', options: product.options },
  { name: 'years', kind: 'number' },
  { name: 'originationFee', kind: 'number' },
  { name: 'hasAutopay', kind: 'yesNo' },
  { name: 'loanPurpose', kind: 'choice', options: loanPurpose.options, optional: true },
] as const;

export const readChosenOffer = ({ offerChoice: chosen, loanPurpose: purpose }: Application) => ({
  amount: chosen?.amount ?? null,
  product: chosen?.product ?? null,
  years: chosen?.years ?? null,
  originationFee: chosen?.originationFee ?? null,
  hasAutopay: chosen?.hasAutopay ?? null,
  loanPurpose: purpose,
});

export const writeChosenOffer = (
  application: Application,
  { loanPurpose: purpose, ...chosen }: ChosenOfferAnswers,
): Application => ({
  ...application,
  loanPurpose: purpose,
  offerChoice: chosen,
});
