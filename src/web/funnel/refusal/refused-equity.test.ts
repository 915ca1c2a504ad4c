import { expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { refusingRules } from '#funnel/refusing-rules.ts';
import { getPolicy } from '#policy/policies.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { lowEquity } from '#sandbox/personas/low-equity.ts';
import { personaDay } from '#sandbox/personas/parts/persona-day.ts';
import { refusedEquity } from './refused-equity.ts';

it('cuts the home as the rule did: by the valuation and the share that was allowed', () => {
  const policy = getPolicy(personaDay);
  const { application } = situationOf(lowEquity, 'creditScore');
  const { facts } = lowEquity;
  const rows = refusingRules({ application, facts, about: 'lowEquity', policy, asOf: personaDay });
  const seen = { application, rows, policy };
  expect(refusedEquity({ ...seen, valuation: toDollars(331_000) })).toMatchObject({
    value: 331_000,
    owed: 262_000,
    room: 2_800,
    kept: 66_200,
  });
  expect(refusedEquity({ ...seen, valuation: null }).value).toBe(330_000);
});
