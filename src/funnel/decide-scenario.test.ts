import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/day.ts';
import { type Scenario, scenario } from '#entities/scenario.ts';
import { getPolicy } from '#policy/policies.ts';
import { decideScenario, scenarioFiguresOf } from './decide-scenario.ts';

const asOf = toDay('2026-06-01');
const policy = getPolicy(asOf);
/** The worked example of the policy: the cards are paid off, so only what stays is owed. */
const dana: Scenario = scenario.parse({
  state: 'NC',
  usage: 'primaryResidence',
  type: 'singleFamily',
  units: '1',
  value: 579_000,
  mortgageBalance: 291_400,
  housingPayment: 1898,
  score: 742,
  yearlyIncome: 100_800,
  monthlyDebts: 831,
  amount: 85_000,
  product: 'variable',
  years: 10,
  originationFee: 150,
  hasAutopay: false,
});

describe('a scenario', () => {
  it('comes to the figures of the worked example', () => {
    expect(scenarioFiguresOf(decideScenario(dana, { policy, asOf }))).toMatchObject({
      amount: 85_000,
      rate: 849,
      payment: 60_138,
      cltv: 6501,
      dti: 4127,
    });
  });

  it('without an amount asks for the most the rules allow', () => {
    const { chosen, maxLine } = decideScenario({ ...dana, amount: null }, { policy, asOf });
    expect([chosen.amount, chosen.originationFee]).toEqual([maxLine?.amount, 150]);
  });

  it.each([
    [{ score: 600 }, 'score'],
    [{ state: 'NY' }, 'state'],
    [{ yearlyIncome: 20_000 }, 'dti'],
    [{ mortgageBalance: 570_000 }, 'cltv'],
    [{ type: 'manufactured' }, 'propertyType'],
  ])('with %o fails by %s', (change, rule) => {
    const given = scenario.parse({ ...dana, ...change });
    const failing = decideScenario(given, { policy, asOf }).trace.filter(({ outcome }) => outcome === 'fail');
    expect(failing.map((row) => row.rule)).toContain(rule);
  });
});
