import { describe, expect, it } from 'vitest';
import { toBasisPoints } from '#entities/values/percent.ts';
import { decide } from '../decision/decide.ts';
import type { Decision } from '../decision/decision.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { isSameBasis, type OfferBasis, offerBasis, offerBasisOf } from './offer-basis.ts';

const decision = decide({
  application: exampleApplication({ offerChoice: null }),
  facts: exampleFacts(),
  policy,
  asOf,
});
const basis = offerBasisOf(decision, policy);

describe('what an offer rests on', () => {
  it('is policy, index, the figures of the decision, and the most there is at its rate', () => {
    expect(basis).toEqual({
      policyVersion: '2026-11-15',
      index: 675,
      score: 742,
      value: 579_000,
      valueSource: 'valuation',
      liens: 291_400,
      income: 840_000,
      debts: 83_100,
      housing: 189_800,
      limit: decision.figures.cltvCap,
      maxLine: decision.maxLine?.amount,
      rate: decision.offers.find(({ id }) => id === 'variable-10-0')?.rate,
    } satisfies Record<keyof OfferBasis, unknown>);
    expect(basis.maxLine).toBeGreaterThan(85_000);
    expect(basis.rate).toBeGreaterThan(849);
  });

  it('can be kept and read again', () => {
    expect(offerBasis.parse(JSON.parse(JSON.stringify(basis)))).toEqual(basis);
    for (const name of Object.keys(basis).filter((each) => each !== 'limit'))
      expect(offerBasis.safeParse({ ...basis, [name]: undefined }).success).toBe(false);
  });

  it('is without a most and a rate while there is nothing to offer', () => {
    expect(offerBasisOf({ ...decision, maxLine: null, offers: [] }, policy)).toEqual({
      ...basis,
      maxLine: null,
      rate: null,
    });
    const none = { ...basis, score: null, value: null, liens: null, income: null, maxLine: null, rate: null };
    expect(offerBasis.parse(none)).toEqual(none);
  });

  it('has the rate of the usual terms, whatever stands before them', () => {
    const [some] = decision.offers;
    if (some === undefined) throw new Error('the worked example is offered something');
    const { chosen } = decision;
    const offer = (change: Partial<Decision['offers'][number]>): Decision['offers'][number] => ({
      ...some,
      product: chosen.product,
      years: chosen.years,
      originationFee: chosen.originationFee,
      ...change,
    });
    const offers = [
      offer({ product: 'fixed', rate: toBasisPoints(1) }),
      offer({ years: 5, rate: toBasisPoints(2) }),
      offer({ originationFee: toBasisPoints(499), rate: toBasisPoints(3) }),
      offer({ rate: toBasisPoints(900) }),
    ];
    expect(offerBasisOf({ ...decision, offers }, policy).rate).toBe(900);
    expect(offerBasisOf({ ...decision, offers: offers.slice(0, 3) }, policy).rate).toBeNull();
  });

  it('is the same for an offer from before its limit was kept, and another one for another limit', () => {
    const { limit: _, ...before } = basis;
    expect(isSameBasis(before, basis)).toBe(true);
    expect(isSameBasis(basis, { ...basis })).toBe(true);
    expect(isSameBasis(basis, { ...basis, limit: toBasisPoints(7500) })).toBe(false);
    expect(isSameBasis(before, { ...basis, score: 700 })).toBe(false);
  });
});
