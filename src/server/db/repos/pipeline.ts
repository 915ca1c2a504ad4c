import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Day, day } from '#entities/day.ts';
import { type PipelineFilter, type PipelineSort, pipelineStage, waitingOn } from '#entities/pipeline.ts';
import type { DbOrTx } from '../connect.ts';
import { type Arm, armsOf, type ReachedPlaces, unionOf } from './reached-places.ts';

const dayOrNull = day.nullable();

const stored = z.object({
  application_id: z.string(),
  loan_number: z.coerce.number(),
  names: z.string(),
  name_key: z.string(),
  state: z.string().nullable(),
  lead_source: z.string(),
  line: z.number(),
  cltv: z.number().nullable(),
  dti: z.number().nullable(),
  dti_limit: z.number().nullable(),
  score: z.number().nullable(),
  stage: pipelineStage,
  waiting_on: waitingOn,
  three_day_started: dayOrNull,
  three_day_met: dayOrNull,
  decision_clock: z.string().nullable(),
  decision_started: dayOrNull,
  decision_met: dayOrNull,
  next_due: z.string(),
  opened_on: dayOrNull,
  touched_at: z.coerce.date(),
  touched_key: z.string(),
  assigned_to: z.string().nullable(),
  owner_name: z.string().nullable(),
});
export type StoredPipelineRow = z.infer<typeof stored>;

/** Dates as text: a day has no zone, and `infinity` is no date of the language. */
const columns = sql`r.application_id, r.loan_number, r.names, r.name_key, r.state, r.lead_source, r.line, r.cltv, r.dti, r.dti_limit,
  r.score, r.stage, r.waiting_on, r.three_day_started::text, r.three_day_met::text, r.decision_clock, r.decision_started::text,
  r.decision_met::text, r.next_due::text, r.opened_on::text, r.touched_at, r.touched_at::text AS touched_key, r.assigned_to`;

/** The table's own columns: one of the same name in the answer is text, and no index is in its order. */
const orders = {
  clock: sql`r.next_due, r.loan_number`,
  touched: sql`r.touched_at DESC, r.loan_number DESC`,
  name: sql`r.name_key, r.loan_number`,
  line: sql`r.line DESC, r.loan_number DESC`,
} as const satisfies Record<PipelineSort, SQL>;

/** The same of the answer, to bring the few rows of several arms together. A day as text sorts as a day, and `infinity` after all. */
const ordersOfFound = {
  clock: sql`f.next_due COLLATE "C", f.loan_number`,
  touched: sql`f.touched_at DESC, f.loan_number DESC`,
  name: sql`f.name_key, f.loan_number`,
  line: sql`f.line DESC, f.loan_number DESC`,
} as const satisfies Record<PipelineSort, SQL>;

/** Where a page ended: the sorted value and the number that settles a tie. */
export type Cursor = { key: string; loanNumber: number };

export const cursorOf = (row: StoredPipelineRow, sort: PipelineSort): Cursor => ({
  key: { clock: row.next_due, touched: row.touched_key, name: row.name_key, line: String(row.line) }[sort],
  loanNumber: row.loan_number,
});

const after = (sort: PipelineSort, { key, loanNumber }: Cursor): SQL =>
  ({
    clock: sql`(r.next_due, r.loan_number) > (${key}::date, ${loanNumber})`,
    touched: sql`(r.touched_at, r.loan_number) < (${key}::timestamptz, ${loanNumber})`,
    name: sql`(r.name_key, r.loan_number) > (${key}, ${loanNumber})`,
    line: sql`(r.line, r.loan_number) < (${key}::int, ${loanNumber})`,
  })[sort];

const bands = {
  any: sql`true`,
  under50: sql`r.line > 0 AND r.line < 50000`,
  to100: sql`r.line >= 50000 AND r.line < 100000`,
  to200: sql`r.line >= 100000 AND r.line <= 200000`,
  over200: sql`r.line > 200000`,
} as const;

const dueBy = (on: Day, filter: PipelineFilter['clock']): SQL =>
  ({
    any: sql`true`,
    late: sql`r.next_due < ${on}::date`,
    today: sql`r.next_due <= ${on}::date`,
    threeDays: sql`r.next_due <= ${on}::date + 3`,
    running: sql`r.next_due < 'infinity'`,
    none: sql`r.next_due = 'infinity'`,
  })[filter];

type Asked = { reach: ReachedPlaces; me: string; today: Day };
export type Listed = Asked & { filter: PipelineFilter };

const wanted = ({ filter, me, today }: Listed): SQL => {
  const { stage, state, owner, line, waitingOn: waiting, clock } = filter;
  return sql.join(
    [
      stage === 'open' ? sql`r.is_open` : stage === 'any' ? sql`true` : sql`r.stage = ${stage}`,
      state === null ? sql`true` : sql`r.state = ${state}`,
      owner === 'any'
        ? sql`true`
        : owner === 'nobody'
          ? sql`r.assigned_to IS NULL`
          : sql`r.assigned_to = ${owner === 'me' ? me : owner}`,
      bands[line],
      waiting === null ? sql`true` : sql`r.waiting_on = ${waiting}`,
      dueBy(today, clock),
    ],
    sql` AND `,
  );
};

const withOwners = (found: SQL, order: SQL): SQL => sql`
  SELECT f.*, nullif(concat_ws(' ', o.first_name, o.last_name), '') AS owner_name
  FROM (${found}) f LEFT JOIN accounts o ON o.id = f.assigned_to ORDER BY ${order}`;

const rowsOf = async (db: DbOrTx, query: SQL): Promise<StoredPipelineRow[]> =>
  z.array(stored).parse((await db.execute(query)).rows);

/** One page, read off an index from where the last one ended. */
export const pipelinePage = async (
  db: DbOrTx,
  { sort, cursor, limit, ...listed }: Listed & { sort: PipelineSort; cursor: Cursor | null; limit: number },
): Promise<StoredPipelineRow[]> => {
  const from = cursor === null ? sql`true` : after(sort, cursor);
  const arm = (place: Arm) => sql`SELECT ${columns} FROM pipeline_rows r
    WHERE ${place('r')} AND ${wanted(listed)} AND ${from} ORDER BY ${orders[sort]} LIMIT ${limit}`;
  const found = unionOf(armsOf(listed.reach).map(arm));
  if (found === null) return [];
  return rowsOf(db, sql`${withOwners(found, ordersOfFound[sort])} LIMIT ${limit}`);
};

/** How many there are, up to a limit: more than that nobody reads. */
export const countListed = async (db: DbOrTx, { limit, ...listed }: Listed & { limit: number }): Promise<number> => {
  const arm = (place: Arm) =>
    sql`SELECT r.application_id FROM pipeline_rows r WHERE ${place('r')} AND ${wanted(listed)} LIMIT ${limit}`;
  const found = unionOf(armsOf(listed.reach).map(arm));
  if (found === null) return 0;
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS loans FROM (SELECT 1 FROM (${found}) f LIMIT ${limit}) g`,
  );
  return z.tuple([z.object({ loans: z.number() })]).parse(rows)[0].loans;
};

export const rowsById = (db: DbOrTx, { ids, reach }: { ids: readonly string[]; reach: ReachedPlaces }) => {
  const arm = (place: Arm) =>
    sql`SELECT ${columns} FROM pipeline_rows r WHERE ${place('r')} AND r.application_id IN ${ids}`;
  const found = ids.length === 0 ? null : unionOf(armsOf(reach).map(arm));
  return found === null ? Promise.resolve([]) : rowsOf(db, withOwners(found, ordersOfFound.clock));
};

/** From the sums that every change keeps. */
export const stageCounts = async (db: DbOrTx, reach: ReachedPlaces) => {
  const places = armsOf(reach).map((place) => place('c'));
  if (places.length === 0) return [];
  const { rows } = await db.execute(sql`SELECT stage, sum(loans)::int AS loans FROM pipeline_counts c
    WHERE is_open AND (${sql.join(places, sql` OR `)}) GROUP BY stage HAVING sum(loans) <> 0`);
  return z.array(z.object({ stage: pipelineStage, loans: z.number() })).parse(rows);
};

export const foldCounts = async (db: DbOrTx): Promise<void> => {
  await db.execute(sql`SELECT fold_pipeline_counts()`);
};

/** Open decision clocks by their day, for the picture above the list. */
export const decisionDays = async (db: DbOrTx, { reach, today }: Asked) => {
  const arm = (place: Arm) => sql`SELECT r.application_id, r.decision_started FROM pipeline_rows r
    WHERE ${place('r')} AND r.is_open AND r.next_due < 'infinity' AND r.decision_met IS NULL
      AND r.decision_clock IN ('creditDecision', 'incompleteNotice', 'adverseActionNotice')
    ORDER BY r.next_due LIMIT 2000`;
  const found = unionOf(armsOf(reach).map(arm));
  if (found === null) return [];
  const { rows } = await db.execute(
    sql`SELECT least(greatest((${today}::date - decision_started - 1) / 3, 0), 10)::int AS third, count(*)::int AS loans FROM (${found}) f GROUP BY 1`,
  );
  return z.array(z.object({ third: z.number(), loans: z.number() })).parse(rows);
};
