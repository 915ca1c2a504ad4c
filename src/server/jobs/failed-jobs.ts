import { z } from 'zod';
import { type JobFailureReason, jobFailureReason } from '#entities/facts/job-failure-reason.ts';
import type { Database } from '../db/connect.ts';

type Sql = Pick<Database['pool'], 'query'>;

/** The queue of jobs that were given up. */
export const FAILED = 'deadLetters';

export type FailedJob = {
  id: string;
  job: string;
  /** The message it was to send, by name; null for other jobs and once the message is erased. */
  message: string | null;
  messageId: string | null;
  loanId: string | null;
  loanNumber: number | null;
  since: Date;
  failedAt: Date;
  /** `failedAt` in full precision, to page by. */
  failedKey: string;
  tries: number;
  reason: JobFailureReason;
  /** Whether there is anything left to retry. */
  isErased: boolean;
};

const row = z.object({
  id: z.string(),
  job: z.string(),
  message: z.string().nullable(),
  messageId: z.string().nullable(),
  loanId: z.string().nullable(),
  loanNumber: z.coerce.number().nullable(),
  since: z.date(),
  failedAt: z.date(),
  failedKey: z.string(),
  tries: z.coerce.number(),
  output: z.unknown(),
  isErased: z.boolean(),
});

const failure = z.object({ reason: jobFailureReason });

/** A worker that dies leaves no reason of ours. */
const reasonOf = (output: unknown): JobFailureReason => failure.safeParse(output).data?.reason ?? 'workerLost';

export type FailedPage = { limit: number; after: { failedKey: string; id: string } | null; ids?: readonly string[] };

/** The newest first. */
export const findFailedJobs = async (pool: Sql, { limit, after, ids }: FailedPage): Promise<FailedJob[]> => {
  const { rows } = await pool.query(
    `SELECT failed.id, coalesce(failed.source_name, failed.name) AS job, message.kind AS message,
       failed.data ->> 'messageId' AS "messageId", loan.id AS "loanId", loan.loan_number AS "loanNumber",
       coalesce(failed.source_created_on, failed.created_on) AS since, failed.created_on AS "failedAt",
       failed.created_on::text AS "failedKey", coalesce(failed.source_retry_count, 0) + 1 AS tries,
       failed.source_output AS output, failed.data ? 'messageId' AND message.id IS NULL AS "isErased"
     FROM pgboss.job failed
       LEFT JOIN outgoing_messages message ON message.id = (failed.data ->> 'messageId')::uuid
       LEFT JOIN files file ON file.id = (failed.data ->> 'fileId')::uuid
       LEFT JOIN applications loan
         ON loan.id = coalesce(message.application_id, file.application_id, (failed.data ->> 'applicationId')::uuid)
     WHERE failed.name = $1 AND failed.state < 'active'
       AND ($2::timestamptz IS NULL OR (failed.created_on, failed.id) < ($2::timestamptz, $3::uuid))
       AND ($4::uuid[] IS NULL OR failed.id = ANY ($4::uuid[]))
     ORDER BY failed.created_on DESC, failed.id DESC LIMIT $5`,
    [FAILED, after?.failedKey ?? null, after?.id ?? null, ids ?? null, limit],
  );
  return z
    .array(row)
    .parse(rows)
    .map(({ output, ...known }) => ({ ...known, reason: reasonOf(output) }));
};

const count = z.object({ job: z.string(), count: z.coerce.number(), oldest: z.date() });
export type FailedCount = z.infer<typeof count>;

export const countFailedJobs = async (pool: Sql): Promise<FailedCount[]> => {
  const { rows } = await pool.query(
    `SELECT coalesce(source_name, name) AS job, count(*) AS count, min(created_on) AS oldest
     FROM pgboss.job WHERE name = $1 AND state < 'active' GROUP BY 1 ORDER BY 1`,
    [FAILED],
  );
  return z.array(count).parse(rows);
};

/** Failed jobs whose messages are erased have nothing left to retry. */
export const dropErased = async (pool: Sql, messageIds: readonly string[]): Promise<void> => {
  await pool.query(`DELETE FROM pgboss.job WHERE name = $1 AND data ->> 'messageId' = ANY ($2::text[])`, [
    FAILED,
    messageIds,
  ]);
};
