import { expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { noOutsideFacts } from '#entities/facts/outside-facts.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { refusalRules, refusingRules } from './refusing-rules.ts';

const asOf = toDay('2026-11-15');
const policy = getPolicy(asOf);
const empty = emptyApplication();
const rulesOf = (application: typeof empty, about: NewsTopic) =>
  refusingRules({ application, about, facts: noOutsideFacts(), policy, asOf }).map(({ rule }) => rule);

it('finds nothing against someone who has said nothing', () => {
  for (const about of ['waitlist', 'lowEquity', 'boost', 'latePayment'] as const)
    expect(rulesOf(empty, about)).toEqual([]);
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

it('finds a home in a state that is not served', () => {
  const application = { ...empty, property: { ...empty.property, state: 'OH' as const } };
  expect(rulesOf(application, 'waitlist')).toEqual(['state']);
});
