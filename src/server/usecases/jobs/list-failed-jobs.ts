import { z } from 'zod';
import type { JobFailureReason } from '#entities/facts/job-failure-reason.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import { decodeCursor, encodeCursor, timeKey } from '../shared/page-cursor.ts';
import { requireJobs } from '../shared/sees-jobs.ts';
import type { Staff } from '../shared/staff-reach.ts';

const PAGE = 50;
const position = z.tuple([timeKey, z.uuid()]);

export type FailedJobRow = {
  id: string;
  job: string;
  message: string | null;
  loanId: string | null;
  loanNumber: string | null;
  since: Date;
  failedAt: Date;
  tries: number;
  reason: JobFailureReason;
  isErased: boolean;
};

/** One page of the jobs that were given up, the newest first. */
export const listFailedJobs = async (
  { jobs }: Container,
  staff: Staff,
  cursor: string | null,
): Promise<{ rows: FailedJobRow[]; next: string | null }> => {
  requireJobs(staff);
  const [failedKey, id] = cursor === null ? [] : decodeCursor(cursor, position);
  const after = failedKey !== undefined && id !== undefined ? { failedKey, id } : null;
  const found = await jobs.failed({ limit: PAGE + 1, after });
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const rows = shown.map(({ messageId: _, failedKey: __, loanNumber, ...row }) => ({
    ...row,
    loanNumber: loanNumber === null ? null : loanNumberText(loanNumber),
  }));
  return { rows, next: last ? encodeCursor([last.failedKey, last.id]) : null };
};
