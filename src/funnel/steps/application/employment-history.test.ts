import { describe, expect, it } from 'vitest';
import type { Employment } from '#entities/application/employment.ts';
import { toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { aJob, anApplicant, anApplication } from '#rules/testing/builders.ts';
import { isComplete } from '../../engine/is-complete.ts';
import { withVerifiedJobs } from '../../with-verified-jobs.ts';
import { employmentHistory } from './employment-history.ts';

const typed = aJob({ id: 'typed', position: 'Nurse', percentageOwned: 0, base: toDollars(5000), contactName: 'Lee' });
/** Payroll vendors know neither the share of the business nor, at times, the position or the pay. */
const record = aJob({
  id: 'record',
  dataSource: 'payroll',
  reportId: 'report-1',
  startDate: toDay('2019-03-04'),
  base: toDollars(5100),
});
const read = (employments: Employment[], jobs: Employment[]) =>
  withVerifiedJobs(anApplication({ borrower: anApplicant({ isEmployed: true, employments }) }), {
    person: 'borrower',
    jobs,
  });

describe('a payroll record', () => {
  it('keeps what the applicant said of the same job and the record does not hold', () => {
    const application = read([typed], [record]);
    expect(application.borrower.employments).toEqual([
      { ...record, position: 'Nurse', percentageOwned: 0, contactName: 'Lee' },
    ]);
    expect(isComplete(employmentHistory, application, 'borrower')).toBe(true);
  });

  it('never takes its pay from the applicant', () => {
    const [job] = read([typed], [{ ...record, base: null }]).borrower.employments;
    expect(job?.base).toBeNull();
  });

  it('of a job nobody typed is completed on the page, without changing its own figures', () => {
    const application = read([], [record]);
    expect(isComplete(employmentHistory, application, 'borrower')).toBe(false);
    const shown = employmentHistory.read(application, 'borrower').employments ?? [];
    const answered = shown.map((job) => ({
      ...job,
      ...{
        position: 'Nurse',
        isOwner: true,
        percentageOwned: 20,
        base: toDollars(99_000),
        startDate: toDay('2001-01-01'),
      },
    }));
    const answers = employmentHistory.answers.parse({ isEmployed: true, employments: answered, gapExplanation: null });
    const written = employmentHistory.write(application, answers, 'borrower');
    expect(written.borrower.employments).toEqual([{ ...record, position: 'Nurse', percentageOwned: 20 }]);
    expect(isComplete(employmentHistory, written, 'borrower')).toBe(true);
  });

  it('without an amount of pay leaves the page complete: the pay is for staff to establish', () => {
    expect(isComplete(employmentHistory, read([typed], [{ ...record, base: null }]), 'borrower')).toBe(true);
  });
});
