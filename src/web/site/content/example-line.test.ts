import { expect, it } from 'vitest';
import { exampleDecision, exampleLine } from './example-line.ts';

it('shows the figures of the published grid to the cent', () => {
  expect(exampleLine.rate).toBe(849);
  expect(exampleLine.inDraw).toBe(42_450);
  expect(exampleLine.inRepayment).toBe(52_031);
  expect(exampleLine.atCap).toBe(92_599);
});

it('shows one rule met and one not, with a payoff that cures it', () => {
  expect(exampleDecision.cltv).toBe(6501);
  expect(exampleDecision.dti).toBeGreaterThan(exampleDecision.dtiLimit);
  expect(exampleDecision.dtiAfterPayoff).toBeLessThanOrEqual(exampleDecision.dtiLimit);
});
