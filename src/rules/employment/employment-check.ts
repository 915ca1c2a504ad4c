import type { EmploymentAnswer } from '#entities/application/employment.ts';
import { type Day, day } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';

/** A check before closing is good for this many banking days, the usual age limit of a verbal verification. */
export const CHECK_GOOD_DAYS = 10;

/** `unsure`: payroll does not know the job any more, lost the connection, or read it too long ago. */
export type CheckOutcome = 'employed' | 'ended' | 'unsure';
/** `on`: the day payroll last saw the job, or the day it ended; null where nobody knows. */
export type EmploymentCheck = { outcome: CheckOutcome; on: Day | null };

const isGood = (seenOn: Day, asOf: Day): boolean =>
  addBusinessDays({ from: seenOn, count: CHECK_GOOD_DAYS, kind: 'banking' }) >= asOf;

/** What an answer of the payroll service says about one job on the day it came, or today. */
export const employmentCheckOf = (
  answer: EmploymentAnswer,
  { jobId, asOf }: { jobId: string; asOf: Day },
): EmploymentCheck => {
  const job = answer.kind === 'found' ? answer.jobs.find(({ id }) => id === jobId) : undefined;
  if (!job) return { outcome: 'unsure', on: null };
  if (!job.isActive) return { outcome: 'ended', on: job.endedOn };
  return { outcome: job.seenOn !== null && isGood(job.seenOn, asOf) ? 'employed' : 'unsure', on: job.seenOn };
};

const MARK = /^payroll\/(employed|ended)\/(\d{4}-\d{2}-\d{2}|-)$/;

/** How a condition's answer records that payroll gave it. */
export const checkMark = ({ outcome, on }: EmploymentCheck): string => `payroll/${outcome}/${on ?? '-'}`;

/** Null where someone else gave the answer. */
export const readCheckMark = (answer: string | null): EmploymentCheck | null => {
  const [, outcome, on] = MARK.exec(answer ?? '') ?? [];
  if (outcome !== 'employed' && outcome !== 'ended') return null;
  return { outcome, on: day.safeParse(on).data ?? null };
};
