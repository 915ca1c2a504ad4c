import { describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { whatIfDecision } from './what-if-decision.ts';

const known = { application: exampleApplication(), facts: exampleFacts(), policy, asOf };
const asItIs = new Set(['card-1', 'card-2']);

describe('what if', () => {
  it('changes nothing when nothing is supposed', () => {
    const { figures } = whatIfDecision(known, { amount: null, value: null, paidOff: asItIs });
    expect([figures.cltv, figures.dti]).toEqual([6501, 4127]);
  });

  it('computes another amount, another value and other payoffs by the same rules', () => {
    const kept = whatIfDecision(known, { amount: null, value: null, paidOff: new Set() });
    expect(kept.figures.dti).toBe(4632);
    const larger = whatIfDecision(known, { amount: toDollars(250_000), value: null, paidOff: asItIs });
    expect(larger.outcome).toBe('fail');
    const dearer = whatIfDecision(known, { amount: null, value: toDollars(1_000_000), paidOff: asItIs });
    expect(dearer.figures).toMatchObject({ value: 1_000_000, cltv: 3764, valueSource: 'valuation' });
  });
});
