import { describe, expect, it } from 'vitest';
import { toCents, toDollars } from '#entities/values/money.ts';
import { exampleApplication } from '#rules/testing/worked-example.ts';
import { statedPay } from './stated-figures.ts';

const application = exampleApplication();
const [job] = application.borrower.employments;
if (!job) throw new Error('The example has a job.');
const withSecond = {
  ...application,
  borrower: {
    ...application.borrower,
    employments: [job, { ...job, id: 'second', employerName: 'Lakeside Diner, LLC', base: toDollars(800) }],
  },
};

describe('the pay stated for the job of a paystub', () => {
  it('is that of the one job a person has', () => {
    expect(statedPay('borrower', undefined, application)).toBe(toCents(500_000));
  });

  it('is found by the employer among several, and unknown without one', () => {
    expect(statedPay('borrower', 'LAKESIDE DINER', withSecond)).toBe(toCents(80_000));
    expect(statedPay('borrower', undefined, withSecond)).toBeNull();
  });

  it('is never that of another employer', () => {
    expect(statedPay('borrower', 'Somewhere Else Inc', application)).toBeNull();
  });
});
