import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { aMortgage } from '../testing/builders.ts';
import { exampleApplication, exampleFacts } from '../testing/worked-example.ts';
import { mortgageLates } from './mortgage-lates.ts';

it.each([
  [29, 0],
  [30, 1],
  [31, 1],
])('a payment %i days late counts %i where 30 days is late', (latePaymentDays, count) => {
  const mortgage = aMortgage({ latePaymentDays, latePaymentDate: toDay('2026-05-01') });
  const application = exampleApplication({ mortgages: [mortgage] });
  const { credit } = exampleFacts({});
  expect(
    mortgageLates({ application, credit: { ...credit, borrower: null, coborrower: null }, events: [], minDays: 30 }),
  ).toHaveLength(count);
});
