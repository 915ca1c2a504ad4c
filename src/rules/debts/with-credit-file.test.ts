import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import { toDollars } from '#entities/values/money.ts';
import { withVerifiedJobs } from '#funnel/with-verified-jobs.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { aMortgage, anApplication } from '../testing/builders.ts';
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

describe('a debt listed under another id', () => {
  const listed = (change: Partial<DebtItem>) =>
    aMortgage({ id: 'typed', creditor: 'Cumberland Home Loans', balance: toDollars(208_700), ...change });
  const reported = aMortgage({
    ...{ id: 'bureau-1', creditor: 'CUMBERLAND HOME LOANS', balance: toDollars(208_700), addedByUser: false },
  });
  const idsWith = (change: Partial<DebtItem>, ...debts: DebtItem[]) =>
    withCreditFile(anApplication({ mortgages: [listed(change)] }), { ...file, debts }).mortgages.map(({ id }) => id);

  it('is counted once when an earlier report showed it', () => {
    expect(idsWith({ addedByUser: false }, reported)).toEqual(['typed']);
  });

  it('stands for one reported debt at most', () => {
    expect(idsWith({ addedByUser: false }, reported, { ...reported, id: 'bureau-2' })).toEqual(['typed', 'bureau-2']);
  });

  it('is not taken for the reported one where the applicant listed less', () => {
    expect(idsWith({ addedByUser: true, balance: toDollars(150_000) }, reported)).toEqual(['typed', 'bureau-1']);
    expect(idsWith({ addedByUser: true }, reported)).toEqual(['typed']);
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
