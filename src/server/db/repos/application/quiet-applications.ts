import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { z } from 'zod';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { KeptRecord } from '#entities/contract/kept-record.ts';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import { type Day, day } from '#entities/values/day.ts';
import { migrateApplication } from '#funnel/migrations/migrate-application.ts';
import { codeOf } from '#server/db/chain/chain-key.ts';
import type { Database, Reader, Tx } from '#server/db/connect.ts';
import { applications, sentReminders } from '#server/db/schema/index.ts';
import { touchLoan } from '#server/db/touched.ts';
import { eventsOf } from './events.ts';

export type QuietApplication = {
  id: string;
  status: ApplicationStatus;
  email: string | null;
  updatedAt: Date;
};

/** Not submitted, not marked yet, and last touched on or before that day, in the lender's time zone. */
export const quietApplications = async (
  db: Reader,
  { since, timeZone }: { since: Day; timeZone: string },
): Promise<QuietApplication[]> => {
  const rows = await db
    .select({
      id: applications.id,
      status: sql<ApplicationStatus>`${applications.status}`,
      document: applications.document,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .where(
      and(
        isNull(applications.idleSince),
        ne(applications.status, 'applicationSubmitted'),
        ne(applications.status, 'joinWaitlist'),
        sql`(${applications.updatedAt} AT TIME ZONE ${timeZone})::date <= ${since}::date`,
      ),
    )
    .orderBy(asc(applications.updatedAt));
  return rows.map(({ document, ...row }) => ({ ...row, email: migrateApplication(document).borrower.email }));
};

/** True for the first claim of this reminder in this idle period. */
export const claimReminder = async (
  tx: Tx,
  reminder: { applicationId: string; quietSince: Date; afterDays: number },
): Promise<boolean> => {
  const claimed = await tx.insert(sentReminders).values(reminder).onConflictDoNothing().returning();
  return claimed.length > 0;
};

export const markIdle = async (tx: Tx, id: string): Promise<boolean> => {
  const marked = await tx
    .update(applications)
    .set({ idleSince: sql`now()` })
    .where(and(eq(applications.id, id), isNull(applications.idleSince)))
    .returning({ id: applications.id });
  touchLoan(tx, id);
  return marked.length > 0;
};

const keptRow = z.object({
  id: z.string(),
  stage: pipelineStage,
  last_change_on: day,
  account_ended_on: day.nullable(),
  has_open_duty: z.boolean(),
});

/** Records nobody has touched since that day, with what decides how long they are kept; those on hold are left out. */
export const untouchedRecords = async (
  db: Reader,
  { before, timeZone }: { before: Day; timeZone: string },
): Promise<(KeptRecord & { id: string })[]> => {
  const { rows } = await db.execute(
    sql`SELECT a.id, r.stage, (a.updated_at AT TIME ZONE ${timeZone})::date::text AS last_change_on, a.account_ended_on::text,
          EXISTS (SELECT FROM clocks c WHERE c.application_id = a.id AND c.met_on IS NULL) AS has_open_duty
        FROM applications a JOIN pipeline_rows r ON r.application_id = a.id
        WHERE NOT a.legal_hold AND (a.updated_at AT TIME ZONE ${timeZone})::date < ${before}::date`,
  );
  return z
    .array(keptRow)
    .parse(rows)
    .map(({ id, stage, last_change_on, account_ended_on, has_open_duty }) => ({
      id,
      stage,
      lastChangeOn: last_change_on,
      accountEndedOn: account_ended_on,
      hasOpenDuty: has_open_duty,
      isHeld: false,
    }));
};

/** The receipt that stays carries a code, so that a chain deleted by hand cannot pass as purged. */
export const purgeApplication = async (
  { db, parts: { chainKey } }: Pick<Database, 'db' | 'parts'>,
  { id, purger }: { id: string; purger: Pick<pg.ClientBase, 'query'> },
): Promise<void> => {
  if (!chainKey) throw new Error('Applications are purged only by a process that holds the chain key.');
  const [head] = await eventsOf(db, { applicationId: id, limit: 1 });
  if (!head) {
    await purger.query('SELECT purge_application($1)', [id]);
    return;
  }
  const code = codeOf(chainKey, 'purged', [id, head.seq, head.hash.toString('hex')]);
  await purger.query('SELECT purge_application($1, $2, $3, $4)', [id, head.seq, chainKey.id, code]);
};
