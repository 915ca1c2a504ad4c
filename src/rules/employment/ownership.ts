import type { Applicant } from '#entities/application/applicant.ts';
import { type Employment, ownedPercent } from '#entities/application/employment.ts';
import type { Day } from '#entities/values/day.ts';
import { isCurrent } from './employment-gaps.ts';

/** From 25% up, a job is self-employment for the questions, the documents and the income alike. */
const OWNER_PERCENT = 25;

/** Without a stated ownership share, an applicant is treated as an employee and asked for pay stubs. */
export const isOwned = (job: Pick<Employment, 'percentageOwned'>): boolean => (ownedPercent(job) ?? 0) >= OWNER_PERCENT;

export const currentJobs = (jobs: readonly Employment[], asOf: Day): Employment[] =>
  jobs.filter(({ endDate }) => isCurrent(endDate, asOf));

export const hasCurrentOwnedJob = (jobs: readonly Employment[], asOf: Day): boolean =>
  currentJobs(jobs, asOf).some(isOwned);

export const isSelfEmployed = (applicant: Pick<Applicant, 'isSelfEmployed' | 'employments'>, asOf: Day): boolean =>
  applicant.isSelfEmployed === true || hasCurrentOwnedJob(applicant.employments, asOf);

/** A current job with data from a source rather than by hand verifies the applicant's pay. */
export const hasVerifiedRecord = (jobs: readonly Employment[]): boolean =>
  jobs.some(({ dataSource, endDate }) => dataSource !== 'manual' && endDate === null);
