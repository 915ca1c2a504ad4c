import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { decide } from './decide.ts';
import { decision } from './decision.ts';

const decided = (change: Partial<Application> = {}, facts: Partial<OutsideFacts> = {}) =>
  decide({ application: exampleApplication(change), facts: exampleFacts(facts), policy, asOf });

describe('the worked example', () => {
  it('passes every rule and is no estimate', () => {
    const result = decided();
    expect(result.trace.filter(({ outcome }) => outcome !== 'pass')).toEqual([]);
    expect(result).toMatchObject({ outcome: 'pass', isEstimate: false, policyVersion: '2026-11-15' });
    expect(decision.parse(result)).toEqual(result);
  });

  it('rests on these figures', () => {
    expect(decided().figures).toMatchObject({
      score: 742,
      value: 579_000,
      liens: 291_400,
      cltv: 6501,
      cltvCap: 8500,
      income: 840_000,
      debts: 83_100,
      housing: 189_800,
      qualifyingPayment: 737_11,
      dti: 4127,
      dtiLimit: 5000,
      payoffTotal: 14_130,
    });
  });

  it('costs what the policy page says', () => {
    const taken = decided().offers.find(({ id }) => id === 'variable-10-150');
    expect(taken).toMatchObject({
      margin: 174,
      rate: 849,
      feeAmount: 1275_00,
      dti: 4127,
      payments: { now: 601_38, afterDraw: 737_11, repaymentAtCap: 1311_81, drawAtCap: 1275_00, qualifying: 737_11 },
    });
  });

  it('comes to 46.3 % with the cards kept', () => {
    const liabilities = exampleApplication().liabilities.map((debt) => ({ ...debt, toBePaidOff: false }));
    expect(decided({ liabilities }).figures.dti).toBe(4632);
  });

  it('names the most one may choose and the rule that sets it', () => {
    // 85% of $579,000 less the mortgage.
    const { limits, maxLine: max } = decided();
    expect(limits.find(({ rule }) => rule === 'cltv')?.amount).toBe(200_750);
    expect(max?.rule).toBe('dti');
    const at = (amount: number) =>
      decided({
        offerChoice: {
          amount: toDollars(amount),
          product: 'variable',
          years: 10,
          originationFee: toBasisPoints(150),
          hasAutopay: false,
        },
      });
    expect(at(max?.amount ?? 0).outcome).toBe('pass');
    expect(at((max?.amount ?? 0) + 1).trace.find(({ rule }) => rule === 'dti')?.outcome).toBe('fail');
  });
});
