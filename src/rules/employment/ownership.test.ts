import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { aJob, anApplicant } from '../testing/builders.ts';
import { hasCurrentOwnedJob, hasVerifiedRecord, isOwned, isSelfEmployed } from './ownership.ts';

const asOf = toDay('2026-11-15');

describe('isOwned', () => {
  it.each([
    [null, false],
    [0, false],
    [24.99, false],
    [25, true],
    [100, true],
    [0.24, false],
    [0.25, true],
    [1, false],
  ])('%s: %s', (percentageOwned, expected) => {
    expect(isOwned({ percentageOwned })).toBe(expected);
  });
});

describe('isSelfEmployed', () => {
  it.each([
    ['says so', anApplicant({ isSelfEmployed: true }), true],
    [
      'says no, owns a quarter of a current job',
      anApplicant({ isSelfEmployed: false, employments: [aJob({ percentageOwned: 25 })] }),
      true,
    ],
    [
      'owned a former job',
      anApplicant({ employments: [aJob({ percentageOwned: 100, endDate: toDay('2026-10-31') })] }),
      false,
    ],
    [
      'owns a job that ends this month',
      anApplicant({ employments: [aJob({ percentageOwned: 100, endDate: toDay('2026-11-01') })] }),
      true,
    ],
    ['owns less', anApplicant({ employments: [aJob({ percentageOwned: 24 })] }), false],
    ['not known yet', anApplicant({}), false],
  ])('%s', (_, applicant, expected) => {
    expect(isSelfEmployed(applicant, asOf)).toBe(expected);
  });

  it('needs a current job to own one now', () => {
    expect(hasCurrentOwnedJob([aJob({ percentageOwned: 0.5 })], asOf)).toBe(true);
    expect(hasCurrentOwnedJob([], asOf)).toBe(false);
  });
});

describe('hasVerifiedRecord', () => {
  it.each([
    ['payroll, going on', [aJob({ dataSource: 'payroll' })], true],
    ['by hand', [aJob({})], false],
    ['payroll, ended', [aJob({ dataSource: 'payroll', endDate: toDay('2026-11-01') })], false],
    ['bank besides a manual one', [aJob({}), aJob({ dataSource: 'bank' })], true],
    ['no job', [], false],
  ])('%s: %s', (_, jobs, expected) => {
    expect(hasVerifiedRecord(jobs)).toBe(expected);
  });
});
