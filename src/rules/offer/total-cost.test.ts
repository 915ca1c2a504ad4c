import { describe, expect, it } from 'vitest';
import { decide } from '../decision/decide.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { totalCost } from './total-cost.ts';

const { offers } = decide({ application: exampleApplication(), facts: exampleFacts(), policy, asOf });
const { repaymentYears } = policy.products.variable;
const offerOf = (product: string) => {
  const found = offers.find((offer) => offer.product === product);
  if (!found) throw new Error(`no ${product} offer`);
  return found;
};

describe('the cost in all', () => {
  it('of a variable line is its draw and its repayment', () => {
    const offer = offerOf('variable');
    const { years, paid, interest } = totalCost(offer, { repaymentYears });
    expect(years).toBe(offer.years + 20);
    const later = offer.payments.afterDraw ?? 0;
    expect(paid).toBe(offer.payments.now * 12 * offer.years + later * 240);
    expect(interest).toBe(paid - offer.amount * 100);
  });

  it('of a fixed one ends with its term', () => {
    const offer = offerOf('fixed');
    expect(totalCost(offer, { repaymentYears })).toMatchObject({
      years: offer.years,
      paid: offer.payments.now * 12 * offer.years,
    });
  });
});
