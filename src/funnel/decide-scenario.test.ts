import { describe, expect, it } from 'vitest';
import { scenario } from '#entities/contract/scenario.ts';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { workedScenario } from '#testing/worked-scenario.ts';
import { decideScenario, scenarioFiguresOf } from './decide-scenario.ts';

const asOf = toDay('2026-06-01');
const policy = getPolicy(asOf);
describe('a scenario', () => {
  it('comes to the figures of the worked example', () => {
    expect(scenarioFiguresOf(decideScenario(workedScenario, { policy, asOf }))).toMatchObject({
      amount: 85_000,
      rate: 849,
      payment: 60_138,
      cltv: 6501,
      dti: 4127,
    });
  });

  it('without an amount asks for the most the rules allow', () => {
    const { chosen, maxLine } = decideScenario({ ...workedScenario, amount: null }, { policy, asOf });
    expect([chosen.amount, chosen.originationFee]).toEqual([maxLine?.amount, 150]);
  });

  it('without an amount speaks of the least line when not even that is allowed', () => {
    const given = scenario.parse({ ...workedScenario, amount: null, mortgageBalance: 480_000 });
    const { chosen, maxLine, trace } = decideScenario(given, { policy, asOf });
    expect([chosen.amount, maxLine?.amount]).toEqual([25_000, 12_150]);
    expect(trace.filter(({ outcome }) => outcome === 'fail').map(({ rule }) => rule)).toEqual(['cltv']);
  });

  it('counts what a home that is paid for costs', () => {
    const { figures } = decideScenario(scenario.parse({ ...workedScenario, mortgageBalance: 0 }), { policy, asOf });
    expect(figures).toMatchObject({ liens: 0, isFirstLien: true, housing: 189_800, missing: ['fees'] });
  });

  it.each([
    [{ score: 600 }, 'score'],
    [{ state: 'NY' }, 'state'],
    [{ yearlyIncome: 20_000 }, 'dti'],
    [{ mortgageBalance: 570_000 }, 'cltv'],
    [{ type: 'manufactured' }, 'propertyType'],
  ])('with %o fails by %s', (change, rule) => {
    const given = scenario.parse({ ...workedScenario, ...change });
    const failing = decideScenario(given, { policy, asOf }).trace.filter(({ outcome }) => outcome === 'fail');
    expect(failing.map((row) => row.rule)).toContain(rule);
  });
});
