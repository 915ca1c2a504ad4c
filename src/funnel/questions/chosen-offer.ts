import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { type DebtItem, statedRate } from '#entities/application/debt-item.ts';
import { loanPurpose, offerChoice, product } from '#entities/application/offer-choice.ts';
import { canOfferPayOff, withPayoffs } from '#rules/offer/with-payoffs.ts';
import { statedRates, withStatedRates } from '#rules/offer/with-stated-rates.ts';

/** The chosen line and, optionally, its purpose. Available terms and fees are policy, and the server checks them again. */
export const chosenOfferAnswers = offerChoice.extend({
  loanPurpose: loanPurpose.nullable(),
  /** Ids of the debts the line pays off. Null leaves every debt unchanged, as for an applicant without debts. */
  debtsToPayOff: z.array(z.string()).nullable().default(null),
  /** Rates the applicant read from statements, by the debt's id. */
  debtRates: z.record(z.string(), statedRate).default({}),
});
type ChosenOfferAnswers = z.infer<typeof chosenOfferAnswers>;

export const chosenOfferFields = [
  { name: 'amount', kind: 'money' },
  { name: 'product', kind: 'choice', options: product.options },
  { name: 'years', kind: 'number' },
  { name: 'originationFee', kind: 'basisPoints' },
  { name: 'hasAutopay', kind: 'statement' },
  { name: 'loanPurpose', kind: 'choice', options: loanPurpose.options, optional: true },
] as const;

const readPayoffs = (liabilities: readonly DebtItem[]): string[] | null => {
  const debts = liabilities.filter(canOfferPayOff);
  return debts.length === 0 ? null : debts.filter(({ toBePaidOff }) => toBePaidOff).map(({ id }) => id);
};

export const readChosenOffer = ({ offerChoice: chosen, loanPurpose: purpose, liabilities }: Application) => ({
  amount: chosen?.amount ?? null,
  product: chosen?.product ?? null,
  years: chosen?.years ?? null,
  originationFee: chosen?.originationFee ?? null,
  hasAutopay: chosen?.hasAutopay ?? null,
  loanPurpose: purpose,
  debtsToPayOff: readPayoffs(liabilities),
  debtRates: statedRates(liabilities),
});

export const writeChosenOffer = (
  application: Application,
  { loanPurpose: purpose, debtsToPayOff, debtRates, ...chosen }: ChosenOfferAnswers,
): Application => ({
  ...withStatedRates(withPayoffs(application, debtsToPayOff), debtRates),
  loanPurpose: purpose,
  offerChoice: chosen,
});
