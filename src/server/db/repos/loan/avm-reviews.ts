import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AvmReviewed } from '#entities/facts/avm-review.ts';
import { type Day, day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { avmReviews } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { touchLoan } from '#server/db/touched.ts';
import { type Arm, armsOf, type ReachedOffices } from '../accounts/reached-offices.ts';

type Row = typeof avmReviews.$inferSelect;
type Drawn = Pick<Row, 'reportId' | 'applicationId' | 'model' | 'share' | 'code' | 'drawnOn' | 'valuation'>;

/** False where it was drawn before. */
export const addAvmReview = async (tx: Tx, { valuation, ...drawn }: Drawn): Promise<boolean> => {
  const added = await tx
    .insert(avmReviews)
    .values({ ...drawn, valuation: sealJson(tx.ring, valuation) })
    .onConflictDoNothing()
    .returning({ id: avmReviews.reportId });
  return added.length > 0;
};

export const avmReviewsOf = (db: Reader, applicationId: string): Promise<Row[]> =>
  db.select().from(avmReviews).where(eq(avmReviews.applicationId, applicationId)).orderBy(avmReviews.drawnOn);

/** Whether this member of staff reviewed a value of the loan. */
export const hasReviewedValue = async (
  db: Reader,
  { applicationId, staffId }: { applicationId: string; staffId: string },
): Promise<boolean> => (await avmReviewsOf(db, applicationId)).some(({ reviewedBy }) => reviewedBy === staffId);

type Found = { reportId: string; applicationId: string; reviewed: AvmReviewed; by: string; name: string; on: Day };

/** False where a colleague was first. */
export const finishAvmReview = async (tx: Tx, found: Found): Promise<boolean> => {
  const { reportId, applicationId, reviewed, by, name, on } = found;
  const { finding, ...details } = reviewed;
  const done = await tx
    .update(avmReviews)
    .set({ finding, details: sealJson(tx.ring, details), reviewedBy: by, reviewedByName: name, reviewedOn: on })
    .where(
      and(eq(avmReviews.reportId, reportId), eq(avmReviews.applicationId, applicationId), isNull(avmReviews.finding)),
    )
    .returning({ id: avmReviews.reportId });
  touchLoan(tx, applicationId);
  return done.length > 0;
};

const waiting = z.object({
  report_id: z.string(),
  application_id: z.string(),
  loan_number: z.coerce.number(),
  names: z.string(),
  model: z.string(),
  drawn_on: day,
});

const within = (reach: ReachedOffices) =>
  sql.join(
    armsOf(reach).map((place: Arm) => place('r')),
    sql` OR `,
  );

type Page = { reach: ReachedOffices; after: { drawnOn: Day; reportId: string } | null; limit: number };

/** Drawn values that nobody has reviewed yet, within reach, the oldest first. */
export const waitingReviews = async (db: Reader, { reach, after, limit }: Page): Promise<z.infer<typeof waiting>[]> => {
  if (armsOf(reach).length === 0) return [];
  const from =
    after === null ? sql`true` : sql`(v.drawn_on, v.report_id) > (${after.drawnOn}::date, ${after.reportId}::uuid)`;
  const { rows } =
    await db.execute(sql`SELECT v.report_id, v.application_id, r.loan_number, r.names, v.model, v.drawn_on::text
    FROM avm_reviews v JOIN pipeline_rows r ON r.application_id = v.application_id
    WHERE v.finding IS NULL AND (${within(reach)}) AND ${from} ORDER BY v.drawn_on, v.report_id LIMIT ${limit}`);
  return z.array(waiting).parse(rows);
};

const byModel = z.object({
  model: z.string(),
  drawn: z.coerce.number(),
  supported: z.coerce.number(),
  too_high: z.coerce.number(),
  too_low: z.coerce.number(),
});

/** How many values of each model were drawn within reach, and what was found of them. */
export const findingsByModel = async (db: Reader, reach: ReachedOffices): Promise<z.infer<typeof byModel>[]> => {
  if (armsOf(reach).length === 0) return [];
  const { rows } = await db.execute(sql`SELECT v.model, count(*) AS drawn,
      count(*) FILTER (WHERE v.finding = 'supported') AS supported,
      count(*) FILTER (WHERE v.finding = 'tooHigh') AS too_high,
      count(*) FILTER (WHERE v.finding = 'tooLow') AS too_low
    FROM avm_reviews v JOIN pipeline_rows r ON r.application_id = v.application_id
    WHERE ${within(reach)} GROUP BY v.model ORDER BY v.model`);
  return z.array(byModel).parse(rows);
};
