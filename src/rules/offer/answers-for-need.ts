import type { Application } from '#entities/application/application.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { LoanContext } from '../eligibility/loan-facts.ts';
import { neededLine } from './needed-line.ts';
import { type OfferAnswers, offerBoard, termsOf } from './offer-board.ts';

/** The answers with the line that covers this much cash beside the chosen debts and fee: the line follows the need. */
export const answersForNeed = (
  answers: OfferAnswers,
  { cash, ...desk }: { cash: Dollars; application: Application } & LoanContext,
): OfferAnswers => {
  const { shape, payoffTotal } = offerBoard(answers, desk);
  const { originationFee } = termsOf(answers, desk.policy);
  const { min, max } = desk.policy.line;
  const range = { least: min, most: shape?.most.amount ?? max };
  return { ...answers, amount: neededLine({ cash, payoffTotal, fee: originationFee }, range) };
};
