import { expect, it } from 'vitest';
import { emptyApplication } from '#entities/application.ts';
import { toDay } from '#entities/day.ts';
import { toDollars } from '#entities/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { type Refusal, refusalRules, refusingRules } from './refusing-rules.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
const empty = emptyApplication();
const rulesOf = (application: typeof empty, refusal: Refusal) =>
  refusingRules({ application, refusal, policy, asOf }).map(({ rule }) => rule);

it('finds nothing against someone who has said nothing', () => {
  for (const refusal of ['lowEquity', 'boost', 'latePayment'] as const) expect(rulesOf(empty, refusal)).toEqual([]);
});

it('finds the equity rule when the loans leave no room', () => {
  const application = {
    ...empty,
    property: { ...empty.property, value: toDollars(412_000), usage: 'primaryResidence' as const },
    estimatedMortgageBalance: toDollars(338_000),
  };
  const found = rulesOf(application, 'lowEquity');
  expect(found.length).toBeGreaterThan(0);
  expect(refusalRules.lowEquity).toEqual(expect.arrayContaining(found));
});

it('finds the waiting time after a recent foreclosure', () => {
  const application = {
    ...empty,
    hasFbm: true,
    derogatoryEvents: [{ id: 'one', kind: 'foreclosure' as const, on: toDay('2025-06-01'), chapter: null }],
  };
  expect(rulesOf(application, 'latePayment')).toEqual(['foreclosure']);
});
