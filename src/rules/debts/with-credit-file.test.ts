import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { withVerifiedJobs } from '#funnel/with-verified-jobs.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { withCreditFile } from './with-credit-file.ts';

const { credit, verifiedEmployments } = workedExampleCouple.facts;
const file = credit.borrower;
const otherFile = credit.coborrower;
const jobs = verifiedEmployments.borrower;
if (file === null || otherFile === null || jobs === null) throw new Error('the couple has both files and payroll');

describe('a credit file joined to the application', () => {
  it('puts loans on homes with the mortgages and the rest with the debts', () => {
    const joined = withCreditFile(emptyApplication(), file);
    expect(joined.mortgages.map(({ id }) => id)).toEqual(['mortgage', 'solar']);
    expect(joined.liabilities.map(({ id }) => id)).toEqual(['car', 'student', 'card-1', 'card-2']);
  });

  it('counts a joint debt once and changes nothing when repeated', () => {
    const joined = withCreditFile(emptyApplication(), file);
    expect(withCreditFile(joined, otherFile)).toEqual(joined);
  });

  it('keeps what the person answered about a debt', () => {
    const confirmed = applicationOf(workedExampleCouple, 'disclosures');
    expect(withCreditFile(confirmed, file)).toEqual(confirmed);
  });
});

describe('verified jobs', () => {
  it('take the place of the same job entered by hand, and stay one when repeated', () => {
    const before = applicationOf(workedExampleCouple, 'application6');
    const verified = withVerifiedJobs(before, { person: 'borrower', jobs });
    expect(before.borrower.employments.map(({ dataSource }) => dataSource)).toEqual(['manual', 'manual']);
    expect(verified.borrower.employments.map(({ employerName, dataSource }) => [employerName, dataSource])).toEqual([
      ['Blue Ridge Pediatrics', 'payroll'],
      ['Mission Valley Dental Group', 'manual'],
    ]);
    expect(withVerifiedJobs(verified, { person: 'borrower', jobs })).toEqual(verified);
  });
});
