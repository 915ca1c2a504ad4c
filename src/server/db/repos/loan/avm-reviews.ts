import { and, eq, isNull } from 'drizzle-orm';
import type { AvmReviewed } from '#entities/facts/avm-review.ts';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { avmReviews } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';

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
  return done.length > 0;
};
