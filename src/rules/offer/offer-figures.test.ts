import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { decide } from '../decision/decide.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { differenceOf, type OfferFigures, offerFigures, offerFiguresOf } from './offer-figures.ts';

const decision = decide({ application: exampleApplication(), facts: exampleFacts(), policy, asOf });
const promised: OfferFigures = {
  amount: toDollars(85_000),
  rate: toBasisPoints(849),
  monthlyPayment: toCents(601_38),
  qualifyingPayment: toCents(737_11),
  fee: toCents(1275_00),
};

describe('what a page promises', () => {
  it('is the chosen line of the worked example, to the cent', () => {
    expect(offerFiguresOf(decision)).toEqual(promised);
    expect(offerFigures.parse(promised)).toEqual(promised);
  });

  it.each(Object.keys(promised))('is not whole without %s', (name) => {
    expect(offerFigures.safeParse({ ...promised, [name]: undefined }).success).toBe(false);
  });

  it('is promised while something is still to be checked', () => {
    expect(offerFiguresOf({ ...decision, outcome: 'unknown' })).toEqual(promised);
  });

  it('is nothing when a rule fails, or when no offer is on the terms chosen', () => {
    expect(offerFiguresOf({ ...decision, outcome: 'fail' })).toBeNull();
    expect(offerFiguresOf({ ...decision, offers: [] })).toBeNull();
  });
});

describe('the difference for the log', () => {
  const compare = (shown: OfferFigures, computed: OfferFigures | null = promised) =>
    differenceOf({ applicationId: 'a-1', shown, computed, decision });

  it('names the application and the policy, and nothing where nothing differs', () => {
    expect(compare(promised)).toEqual({
      applicationId: 'a-1',
      policyVersion: '2026-11-15',
      differs: [],
      failing: [],
    });
  });

  it.each<Partial<OfferFigures>>([
    { amount: toDollars(85_001) },
    { rate: toBasisPoints(848) },
    { monthlyPayment: toCents(601_37) },
    { qualifyingPayment: toCents(737_12) },
    { fee: toCents(0) },
  ])('names the figure that differs: %j', (change) => {
    expect(compare({ ...promised, ...change }).differs).toEqual(Object.keys(change));
  });

  it('names several', () => {
    expect(compare({ ...promised, rate: toBasisPoints(1), fee: toCents(1) }).differs).toEqual(['rate', 'fee']);
  });

  it('is the outcome where nothing is offered, with the rules that fail', () => {
    const trace = decision.trace.map((row) =>
      row.rule === 'cltv'
        ? { ...row, outcome: 'fail' as const }
        : row.rule === 'dti'
          ? { ...row, outcome: 'unknown' as const }
          : row,
    );
    expect(
      differenceOf({ applicationId: 'a-1', shown: promised, computed: null, decision: { ...decision, trace } }),
    ).toMatchObject({ differs: ['outcome'], failing: ['cltv'] });
  });
});
