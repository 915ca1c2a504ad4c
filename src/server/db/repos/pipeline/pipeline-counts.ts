import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import { type Day, day } from '#entities/values/day.ts';
import type { Reader } from '#server/db/connect.ts';
import { armsOf, type ReachedOffices } from '../accounts/reached-offices.ts';
import type { Asked } from './pipeline-filter.ts';

/** A loan reached in two ways is in one row of the sums, and counts once. */
const reached = (reach: ReachedOffices): SQL | null => {
  const places = armsOf(reach).map((place) => place('c'));
  return places.length === 0 ? null : sql.join(places, sql` OR `);
};

/** From sums kept current by every change. */
export const stageCounts = async (db: Reader, reach: ReachedOffices) => {
  const place = reached(reach);
  if (place === null) return [];
  const { rows } = await db.execute(sql`SELECT stage, sum(loans)::int AS loans FROM pipeline_counts c
    WHERE is_open AND (${place}) GROUP BY stage HAVING sum(loans) <> 0`);
  return z.array(z.object({ stage: pipelineStage, loans: z.number() })).parse(rows);
};

/** The whole lender's loans, by stage. */
export const loansByStage = async (db: Reader) => {
  const { rows } = await db.execute(
    sql`SELECT stage, is_open AS "isOpen", sum(loans)::int AS loans FROM pipeline_counts GROUP BY stage, is_open HAVING sum(loans) <> 0`,
  );
  return z.array(z.object({ stage: pipelineStage, isOpen: z.boolean(), loans: z.number() })).parse(rows);
};

/** Pending decisions, in steps of three days since each clock began; also sums kept current by every change. */
export const decisionDays = async (db: Reader, { reach, today }: Omit<Asked, 'me'>) => {
  const place = reached(reach);
  if (place === null) return [];
  const { rows } = await db.execute(sql`
    SELECT least(greatest((${today}::date - started_on - 1) / 3, 0), 10)::int AS third, sum(loans)::int AS loans
    FROM (SELECT started_on, sum(loans) AS loans FROM pipeline_days c WHERE ${place} GROUP BY 1) d GROUP BY 1 HAVING sum(loans) <> 0`);
  return z.array(z.object({ third: z.number(), loans: z.number() })).parse(rows);
};

/** Decision times, by week from a given one: sums too. The whole lender has its own rows. */
export const decidedLoans = async (db: Reader, { reach, since }: { reach: ReachedOffices; since: Day }) => {
  const place = reach.kind === 'all' ? sql`c.is_total` : reached(reach);
  if (place === null) return [];
  const { rows } = await db.execute(sql`SELECT week::text, days, sum(loans)::int AS loans FROM pipeline_decisions c
    WHERE week >= ${since}::date AND (${place}) GROUP BY week, days HAVING sum(loans) > 0`);
  return z.array(z.object({ week: day, days: z.number(), loans: z.number() })).parse(rows);
};

export const foldCounts = async (db: Reader): Promise<void> => {
  await db.execute(sql`SELECT fold_pipeline_counts()`);
};
