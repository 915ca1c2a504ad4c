import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type PipelineFilter,
  type PipelineSort,
  pipelineDetails,
  pipelineStage,
  waitingOn,
} from '#entities/contract/pipeline.ts';
import { day } from '#entities/values/day.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Arm, armsOf, countOf, type ReachedOffices, unionOf } from '../accounts/reached-offices.ts';
import { type Asked, cellsOf, isNarrow, type Listed, wantedOf, withinCell } from './pipeline-filter.ts';
import { after, type Cursor, orderOf, orderOfFound, placeOf } from './pipeline-order.ts';

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
  details: pipelineDetails,
  touched_at: z.coerce.date(),
  touched_key: z.string(),
  assigned_to: z.string().nullable(),
  owner_name: z.string().nullable(),
});
export type StoredPipelineRow = z.infer<typeof stored>;

/** Dates as text: a day has no time zone, and JavaScript has no `infinity` date. */
const columns = sql`r.application_id, r.loan_number, r.names, r.name_key, r.state, r.lead_source, r.line, r.cltv, r.dti, r.dti_limit,
  r.score, r.stage, r.waiting_on, r.three_day_started::text, r.three_day_met::text, r.decision_clock, r.decision_started::text,
  r.decision_met::text, r.next_due::text, r.details, r.touched_at, r.touched_at::text AS touched_key, r.assigned_to`;

const withOwners = (found: SQL, order: SQL): SQL => sql`
  SELECT f.*, nullif(concat_ws(' ', o.first_name, o.last_name), '') AS owner_name
  FROM (${found}) f LEFT JOIN accounts o ON o.id = f.assigned_to ORDER BY ${order}`;

const rowsOf = async (db: Reader, query: SQL): Promise<StoredPipelineRow[]> =>
  z.array(stored).parse((await db.execute(query)).rows);

export type Paged = Listed & { sort: PipelineSort; cursor: Cursor | null; limit: number };

type Page = { asked: Paged; armOf: (place: Arm) => SQL; order?: SQL };

/** Null for someone who reaches no office. */
const pageOf = ({ asked, armOf, order = orderOfFound(asked.sort) }: Page): SQL | null => {
  const found = unionOf(armsOf(asked.reach).map(armOf));
  return found && sql`${withOwners(found, order)} LIMIT ${asked.limit}`;
};

const fromOf = ({ sort, cursor }: Paged): SQL => (cursor === null ? sql`true` : after(sort, cursor));

/** Walks the order and skips rows outside the filter: for an entire view of any size. */
export const walked = (asked: Paged, { shown, ...found }: { shown: SQL; order?: SQL }): SQL | null =>
  pageOf({
    ...{ asked, ...found },
    armOf: (place) => sql`SELECT ${shown} FROM pipeline_rows r
      WHERE ${place('r')} AND ${wantedOf(asked)} AND ${fromOf(asked)} ORDER BY ${orderOf(asked.sort)} LIMIT ${asked.limit}`,
  });

/**
 * Merges the heads of the cells the filter allows: the first rows overall lie in the cells whose own first rows come first. The cost
 * grows with the cells and never with the loans, wherever the matching rows lie in the order.
 */
const mergedCells = (asked: Paged): SQL | null => {
  const { of, order } = placeOf(asked.sort);
  const armOf = (place: Arm): SQL => {
    const head = (cell: SQL, limit: number) => sql`SELECT ${of} FROM pipeline_rows r
      WHERE ${place('r')} AND r.cell = ${cell} AND ${withinCell(asked)} AND ${fromOf(asked)}
      ORDER BY ${orderOf(asked.sort)} LIMIT ${limit}`;
    return sql`SELECT ${columns} FROM (
      SELECT e.loan_number FROM (
        SELECT c.cell FROM (${cellsOf(asked)}) c CROSS JOIN LATERAL (${head(sql`c.cell`, 1)}) s ORDER BY ${order} LIMIT ${asked.limit}
      ) c CROSS JOIN LATERAL (${head(sql`c.cell`, asked.limit)}) e ORDER BY ${order} LIMIT ${asked.limit}
    ) p JOIN pipeline_rows r USING (loan_number)`;
  };
  return pageOf({ asked, armOf });
};

/** One page, read from an index, continuing after the last. */
export const pipelinePage = async (db: Reader, asked: Paged): Promise<StoredPipelineRow[]> => {
  const query = isNarrow(asked) ? mergedCells(asked) : walked(asked, { shown: columns });
  return query === null ? [] : rowsOf(db, query);
};

const counted = ({ limit, ...listed }: Listed & { limit: number }): SQL => {
  const arm = (place: Arm) =>
    isNarrow({ ...listed, sort: 'clock' })
      ? sql`SELECT e.loan_number FROM (${cellsOf(listed)}) c CROSS JOIN LATERAL (SELECT r.loan_number FROM pipeline_rows r
          WHERE ${place('r')} AND r.cell = c.cell AND ${withinCell(listed)} LIMIT ${limit}) e LIMIT ${limit}`
      : sql`SELECT r.loan_number FROM pipeline_rows r WHERE ${place('r')} AND ${wantedOf(listed)} LIMIT ${limit}`;
  return countOf({ queries: armsOf(listed.reach).map(arm), limit });
};

/** The count for each filter, in one query. */
export const countListed = async (
  db: Reader,
  { filters, ...asked }: Asked & { limit: number; filters: readonly PipelineFilter[] },
): Promise<number[]> => {
  const sums = filters.map((filter) => sql`(${counted({ ...asked, filter })})`);
  const { rows } = await db.execute(sql`SELECT ARRAY[${sql.join(sums, sql`, `)}] AS loans`);
  return z.tuple([z.object({ loans: z.array(z.number()) })]).parse(rows)[0].loans;
};

export const rowsById = (db: Reader, { ids, reach }: { ids: readonly string[]; reach: ReachedOffices }) => {
  const arm = (place: Arm) =>
    sql`SELECT ${columns} FROM pipeline_rows r WHERE ${place('r')} AND r.application_id IN ${ids}`;
  const found = ids.length === 0 ? null : unionOf(armsOf(reach).map(arm));
  return found === null ? Promise.resolve([]) : rowsOf(db, withOwners(found, orderOfFound('clock')));
};
