import { and, asc, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pipelineStage, waitingOn } from '#entities/contract/pipeline.ts';
import { type Day, day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { clocks } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';
import { type Arm, armsOf, type ReachedOffices, unionOf } from '../accounts/reached-offices.ts';
import { after, type Cursor } from '../pipeline/pipeline-order.ts';

const running = z.object({
  id: z.string(),
  kind: z.string(),
  started_on: day,
  due_on: day,
  marked_late_on: day.nullable(),
  late_reason: z.string().nullable(),
  late_reason_by_name: z.string().nullable(),
  application_id: z.string(),
  loan_number: z.coerce.number(),
  names: z.string(),
  stage: pipelineStage,
  waiting_on: waitingOn,
  owner_name: z.string().nullable(),
  next_due: day,
});
export type RunningClock = z.infer<typeof running>;

/** All running clocks of one page of files in reach, earliest next deadline first, continuing after the last page. */
export const runningClocks = async (
  db: Reader,
  { reach, cursor, limit }: { reach: ReachedOffices; cursor: Cursor | null; limit: number },
): Promise<RunningClock[]> => {
  const arms = armsOf(reach).flatMap((place: Arm) =>
    // Each by its own index: an idle file's clocks keep running.
    [sql`r.is_open`, sql`NOT r.is_open`].map(
      (
        openness,
      ) => sql`SELECT r.application_id, r.loan_number, r.names, r.stage, r.waiting_on, r.assigned_to, r.next_due FROM pipeline_rows r
        WHERE ${place('r')} AND ${openness} AND r.next_due < 'infinity' AND ${cursor === null ? sql`true` : after('clock', cursor)}
        ORDER BY r.next_due, r.loan_number LIMIT ${limit}`,
    ),
  );
  const found = unionOf(arms);
  if (found === null) return [];
  const { rows } =
    await db.execute(sql`SELECT k.id, k.kind, k.started_on::text, k.due_on::text, k.marked_late_on::text, k.late_reason, k.late_reason_by_name,
      f.application_id, f.loan_number, f.names, f.stage, f.waiting_on, f.next_due::text,
      nullif(concat_ws(' ', o.first_name, o.last_name), '') AS owner_name
    FROM (SELECT * FROM (${found}) u ORDER BY next_due, loan_number LIMIT ${limit}) f JOIN clocks k USING (application_id) LEFT JOIN accounts o ON o.id = f.assigned_to
    WHERE k.met_on IS NULL ORDER BY k.due_on, f.loan_number, k.id`);
  return z.array(running).parse(rows);
};

/** Expired clocks without a notification. Kinds that end by themselves need none. */
export const unmarkedLateClocks = (db: Reader, { today, but }: { today: Day; but: readonly string[] }) =>
  db
    .select({ id: clocks.id, applicationId: clocks.applicationId })
    .from(clocks)
    .where(
      and(
        isNull(clocks.metOn),
        lt(clocks.dueOn, today),
        isNull(clocks.markedLateOn),
        notInArray(clocks.kind, [...but]),
      ),
    )
    .orderBy(asc(clocks.dueOn));

/** Running clocks of these kinds whose last day has passed. */
export const clocksDueBefore = (db: Reader, { day: before, kinds }: { day: Day; kinds: readonly string[] }) =>
  db
    .select({ applicationId: clocks.applicationId, kind: clocks.kind })
    .from(clocks)
    .where(and(isNull(clocks.metOn), lt(clocks.dueOn, before), inArray(clocks.kind, [...kinds])));

/** The clock, for the one caller that marked it; null when another did, or it has been met since. */
export const markClockLate = async (tx: Tx, { id, on }: { id: string; on: Day }) => {
  const [row] = await tx
    .update(clocks)
    .set({ markedLateOn: on })
    .where(and(eq(clocks.id, id), isNull(clocks.metOn), isNull(clocks.markedLateOn)))
    .returning();
  if (row) touchLoan(tx, row.applicationId);
  return row ?? null;
};

/** Null while nobody said why. */
export const lateReasonOf = async (
  tx: Tx,
  { id, applicationId }: { id: string; applicationId: string },
): Promise<string | null> => {
  const [row] = await tx
    .select({ lateReason: clocks.lateReason })
    .from(clocks)
    .where(and(eq(clocks.id, id), eq(clocks.applicationId, applicationId)));
  return row?.lateReason ?? null;
};

type Explained = { id: string; applicationId: string; today: Day; reason: string; byName: string };

/** Null where the clock is not past its day, or is not of this loan. */
export const keepLateReason = async (
  tx: Tx,
  { id, applicationId, today, reason, byName }: Explained,
): Promise<{ kind: string; dueOn: Day } | null> => {
  const [row] = await tx
    .update(clocks)
    .set({ lateReason: sealText(tx.ring, reason), lateReasonByName: byName })
    .where(
      and(
        eq(clocks.id, id),
        eq(clocks.applicationId, applicationId),
        lt(clocks.dueOn, sql`coalesce(${clocks.metOn}, ${today}::date)`),
      ),
    )
    .returning({ kind: clocks.kind, dueOn: clocks.dueOn });
  touchLoan(tx, applicationId);
  return row ?? null;
};

/** Submitted and not ended. */
export const loansInProgress = async (db: Reader): Promise<string[]> => {
  const { rows } = await db.execute(sql`SELECT application_id FROM pipeline_rows
    WHERE stage IN ('documents', 'review', 'conditions', 'counterOffer', 'suspended', 'closing', 'rescission', 'funding')`);
  return z
    .array(z.object({ application_id: z.string() }))
    .parse(rows)
    .map((row) => row.application_id);
};

/** Running clocks by kind, and how many of them are past their day. */
export const countRunningClocks = (db: Reader, today: Day) =>
  db
    .select({
      kind: clocks.kind,
      running: sql<number>`count(*)::int`,
      late: sql<number>`(count(*) FILTER (WHERE ${clocks.dueOn} < ${today}))::int`,
    })
    .from(clocks)
    .where(isNull(clocks.metOn))
    .groupBy(clocks.kind);
