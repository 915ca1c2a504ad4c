import { expect, it } from 'vitest';
import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { factEffect } from './fact-effect.ts';

const context = { application: exampleApplication(), facts: exampleFacts(), policy, asOf };
const value = (amount: number): EnteredFact => ({
  ...{ kind: 'value', value: toDollars(amount), asOf: toDay('2026-11-02'), appraiser: 'Rosa Field', license: 'TN-1' },
});

it('of an appraisal is another CLTV, as the rules work it out', () => {
  const [change] = factEffect(value(550_000), context) ?? [];
  expect(change?.figure).toBe('cltv');
  expect(change?.after).toBeGreaterThan(change?.before ?? 0);
});

it('of an appraisal at the value already used is none', () => {
  expect(factEffect(value(579_000), context)).toEqual([]);
});

it('of a lower income is a higher DTI', () => {
  const amounts = [{ subject: 'job-2', monthly: toDollars(1000) }];
  const [change] = factEffect({ kind: 'income', person: 'coborrower', amounts }, context) ?? [];
  expect(change).toMatchObject({ figure: 'dti' });
  expect(change?.after).toBeGreaterThan(change?.before ?? 0);
});

it('of a credit report is not told before: it changes the debts as well', () => {
  const report = { pulledOn: asOf, isSoft: true, scores: [], inquiries: [], derogatoryEvents: [], collections: 0 };
  const rest = { hasNameOrSsnVariation: false, alerts: [], tradelines: [] };
  expect(factEffect({ kind: 'credit', person: 'borrower', report: { ...report, ...rest } }, context)).toBeNull();
});
