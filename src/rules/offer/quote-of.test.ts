import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { decide } from '../decision/decide.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { chosenOffer } from './chosen-offer.ts';
import { quoteOf } from './quote-of.ts';

const decision = decide({ application: exampleApplication(), facts: exampleFacts(), policy, asOf });

describe('the quote', () => {
  it('of the worked example is its decision in the words of the contract', () => {
    expect(quoteOf(decision, { withFee: 'withFee' })).toEqual({
      isEstimate: false,
      product: 'variable',
      amount: 85_000,
      maxAmount: decision.maxLine?.amount,
      years: 10,
      rate: 849,
      apr: 849,
      cltv: decision.figures.cltv,
      monthlyPayment: 60_138,
      originationFee: { rate: 150, amount: 127_500 },
      policyVersion: policy.version,
    });
    expect(quoteOf(decision, { withFee: 'withoutFee' })?.originationFee).toBeNull();
  });

  it('is none while there is nothing to offer', () => {
    const withFee = 'withFee' as const;
    expect(quoteOf({ ...decision, offers: [] }, { withFee })).toBeNull();
    expect(quoteOf({ ...decision, maxLine: null }, { withFee })).toBeNull();
    expect(quoteOf({ ...decision, figures: { ...decision.figures, cltv: null } }, { withFee })).toBeNull();
  });
});

describe('the chosen offer', () => {
  it('agrees in every term', () => {
    const own = chosenOffer(decision);
    expect(own).toMatchObject({
      product: 'variable',
      years: 10,
      originationFee: 150,
      hasAutopay: false,
      amount: 85_000,
    });
    const { chosen } = decision;
    for (const other of [
      { ...chosen, product: 'fixed' as const },
      { ...chosen, years: 3 as const },
      { ...chosen, originationFee: 0 as typeof chosen.originationFee },
      { ...chosen, hasAutopay: true },
    ])
      expect(chosenOffer({ ...decision, chosen: other })).not.toBe(own);
    expect(chosenOffer({ ...decision, chosen: { ...chosen, amount: toDollars(1) } })).toBe(own);
  });
});
