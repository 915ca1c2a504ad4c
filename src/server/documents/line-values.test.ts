import { expect, it } from 'vitest';
import { readChosenOffer } from '#funnel/questions/chosen-offer.ts';
import { decide } from '#rules/decision/decide.ts';
import { chosenLine, paymentList } from '#rules/funding/payment-list.ts';
import { acceptedOfferOf } from '#rules/offer/accepted-offer.ts';
import { offerBoard } from '#rules/offer/offer-board.ts';
import { figuresOfOffer, offerFiguresOf } from '#rules/offer/offer-figures.ts';
import { asOf, policy } from '#rules/testing/worked-example.ts';
import { fc } from '#testing/fast-check.ts';
import { anyChoice, anyLoan } from '#testing/loan-arbitrary.ts';
import { inCents, inDollars, inPercent } from '#words/figures.ts';
import { lineValues } from './line-values.ts';
import { sampleFacts } from './testing/sample-documents.ts';

it('prints the figures the offer page shows, the server accepts and the portal lists, for any loan', () => {
  let compared = 0;
  fc.assert(
    fc.property(anyLoan, anyChoice, ({ application: answered, facts }, offerChoice) => {
      const application = { ...answered, offerChoice };
      const decision = decide({ application, facts, policy, asOf });
      const line = acceptedOfferOf(decision, policy);
      if (line === null) return;
      compared += 1;
      const page = offerBoard(readChosenOffer(application), { application, facts, policy, asOf });
      expect(page.offer).toEqual(line.offer);
      if (decision.outcome !== 'fail') expect(offerFiguresOf(decision)).toEqual(figuresOfOffer(line.offer));
      const { amount, rate, payments, feeAmount } = line.offer;
      expect(lineValues(sampleFacts({ application, outside: facts, line, policy })).texts).toMatchObject({
        amount: inDollars(amount),
        rate: inPercent(rate, 2),
        paymentNow: inCents(payments.now),
        fee: inCents(feeAmount),
      });
      expect(chosenLine(application)).toEqual({ amount, feeAmount });
      expect(paymentList(application, line.offer)).toEqual(paymentList(application, chosenLine(application)));
    }),
  );
  expect(compared).toBeGreaterThan(0);
});
