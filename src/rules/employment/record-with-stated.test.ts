import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { getPolicy } from '#policy/policies.ts';
import { monthlyIncome } from '../income/monthly-income.ts';
import { aJob, anApplicant, anApplication } from '../testing/builders.ts';
import { recordWithStated } from './record-with-stated.ts';

const record = aJob({ id: 'record', base: toDollars(8400), dataSource: 'payroll' });

it('adds to a record what only the applicant can say, and nothing of its pay and dates', () => {
  const stated = aJob({ percentageOwned: 60, position: 'Owner', base: toDollars(1), startDate: toDay('2001-01-01') });
  expect(recordWithStated(record, stated)).toEqual({ ...record, percentageOwned: 60, position: 'Owner' });
  expect(recordWithStated(record, undefined)).toEqual(record);
});

it.each([
  [60, false],
  [0, true],
])('with %s percent stated, a record of payroll verifies the income: %s', (percentageOwned, isVerified) => {
  const asOf = toDay('2026-11-18');
  const borrower = anApplicant({ employments: [aJob({ base: toDollars(8000), percentageOwned })] });
  const verified = { borrower: [record], coborrower: null };
  expect(monthlyIncome(anApplication({ borrower }), { policy: getPolicy(asOf), asOf, verified })).toMatchObject({
    monthly: 840_000,
    isVerified,
  });
});
