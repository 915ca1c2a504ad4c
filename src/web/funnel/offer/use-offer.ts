import { useMemo } from 'react';
import { loanPurpose, offerChoice } from '#entities/application/offer-choice.ts';
import type { Day } from '#entities/values/day.ts';
import type { Dollars } from '#entities/values/money.ts';
import { chosenOfferAnswers } from '#funnel/questions/chosen-offer.ts';
import { answersForNeed } from '#rules/offer/answers-for-need.ts';
import { beforeAndAfter } from '#rules/offer/compare/before-and-after.ts';
import { type OfferAnswers, offerBoard } from '#rules/offer/offer-board.ts';
import { offerDebts } from '#rules/offer/offer-debts.ts';
import { withStatedRates } from '#rules/offer/with-stated-rates.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import type { KnownToBorrower } from '../estimate/household-facts.ts';
import { lenderToday, policyOn } from '../estimate/lender-day.ts';
import type { Answers } from '../step/use-step-form.ts';

const { amount, product, years, originationFee, hasAutopay } = offerChoice.shape;
const untouched = {
  amount: amount.nullable().catch(null),
  product: product.nullable().catch(null),
  years: years.nullable().catch(null),
  originationFee: originationFee.nullable().catch(null),
  hasAutopay: hasAutopay.nullable().catch(null),
  loanPurpose: loanPurpose.nullable().catch(null),
  debtsToPayOff: chosenOfferAnswers.shape.debtsToPayOff.catch(null),
  debtRates: chosenOfferAnswers.shape.debtRates.catch({}),
};
/** A form can hold anything; an invalid value counts as untouched. */
const offerAnswers = chosenOfferAnswers.extend(untouched);

export const readOfferAnswers = (values: Answers): OfferAnswers => offerAnswers.parse(values);

/** The board for the current choices, the debts before and after, and the board kept to compare. */
export const useOffer = (
  { application, facts }: KnownToBorrower,
  { values, kept, asOf: told }: { values: Answers; kept: OfferAnswers | null; asOf: Day | null },
) => {
  // The server's day where known: the offer is checked by it.
  const asOf = told ?? lenderToday();
  const desk = useMemo(
    () => ({ application, facts, policy: policyWithIndex(policyOn(asOf), facts.indexes, asOf), asOf }),
    [application, facts, asOf],
  );
  // The same as long as nobody changes them: what only shows them is not drawn again for each place of the slider.
  const debtRates = useMemo(() => untouched.debtRates.parse(values.debtRates), [values.debtRates]);
  const debtsToPayOff = useMemo(() => untouched.debtsToPayOff.parse(values.debtsToPayOff), [values.debtsToPayOff]);
  const answers = useMemo(
    () => ({ ...readOfferAnswers(values), debtRates, debtsToPayOff }),
    [values, debtRates, debtsToPayOff],
  );
  const board = useMemo(() => offerBoard(answers, desk), [answers, desk]);
  const keptBoard = useMemo(() => kept && offerBoard(kept, desk), [kept, desk]);
  const debts = useMemo(() => offerDebts(withStatedRates(application, debtRates)), [application, debtRates]);
  const chosen = useMemo(() => debts.filter(({ id }) => debtsToPayOff?.includes(id)), [debts, debtsToPayOff]);
  const compared = useMemo(
    () => board.offer && beforeAndAfter(chosen, board.offer, desk.policy.products.variable),
    [chosen, board.offer, desk],
  );
  const forNeed = (wanted: OfferAnswers, cash: Dollars): OfferAnswers => answersForNeed(wanted, { cash, ...desk });
  return { answers, board, desk, keptBoard, policy: desk.policy, debts, chosen, compared, forNeed };
};
