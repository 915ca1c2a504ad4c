import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import type { ReportFigure } from '#entities/contract/reports/pipeline-report.ts';
import type { EndingFacts } from '#entities/contract/reports/report-facts.ts';
import { day } from '#entities/values/day.ts';
import type { Reader } from '#server/db/connect.ts';
import { type ReportScope, received, stages } from './received-loans.ts';
import { workedOn } from './work-done.ts';

const listed = z.array(
  z.object({
    id: z.string(),
    loanNumber: z.coerce.number(),
    names: z.string(),
    receivedOn: day.nullable(),
    state: z.string().nullable(),
    line: z.int(),
    stage: pipelineStage,
    count: z.int(),
    days: z.int().nullable(),
  }),
);
export type ListedLoan = z.infer<typeof listed>[number];

const endedAs = (endings: readonly EndingFacts[]): SQL =>
  sql`(w.stage, coalesce(w.last_decision, ''), w.is_idle) IN (SELECT o.stage, coalesce(o."lastDecision", ''), o."isIdle"
    FROM jsonb_to_recordset(${JSON.stringify(endings)}::jsonb) AS o (stage text, "lastDecision" text, "isIdle" boolean))`;

/** A figure, and for one that counts endings every ending it counts. */
type Wanted = { figure: ReportFigure; endings: readonly EndingFacts[] };

const columns = sql`w.id, w.loan_number AS "loanNumber", w.names, w.began::text AS "receivedOn", w.state, w.line, w.stage`;

const rowsOf = (scope: ReportScope, { figure, endings }: Wanted): SQL => {
  switch (figure.kind) {
    case 'received':
    case 'fallout':
    case 'outcome':
      return sql`WITH ${received(scope)} SELECT ${columns}, 1 AS count, NULL::int AS days FROM received w WHERE ${endedAs(endings)}`;
    case 'endedIn':
      return sql`WITH ${received(scope)}, ${stages(scope)} SELECT ${columns}, 1 AS count, NULL::int AS days
        FROM received w LEFT JOIN ends e ON e.id = w.id
        WHERE ${endedAs(endings)} AND e.ended_in IS NOT DISTINCT FROM ${figure.stage}::text`;
    case 'stage':
      return sql`WITH ${received(scope)}, ${stages(scope)} SELECT ${columns}, 1 AS count, s.days
        FROM received w JOIN stays s ON s.id = w.id AND s.stage = ${figure.stage} AND s.is_there = ${figure.isThere}`;
    case 'work':
      return sql`SELECT r.application_id AS id, r.loan_number AS "loanNumber", r.names, NULL::text AS "receivedOn",
          r.state, r.line, r.stage, i.count, NULL::int AS days
        FROM (${workedOn(scope, figure)}) i JOIN pipeline_rows r ON r.application_id = i.id`;
  }
};

type Page = Wanted & { before: number | null; limit: number };

/** The loans behind one figure, newest number first. */
export const reportedLoans = async (
  db: Reader,
  scope: ReportScope,
  { before, limit, ...wanted }: Page,
): Promise<ListedLoan[]> => {
  const { rows } = await db.execute(sql`SELECT * FROM (${rowsOf(scope, wanted)}) l
    WHERE ${before === null ? sql`true` : sql`l."loanNumber" < ${before}::bigint`} ORDER BY l."loanNumber" DESC LIMIT ${limit}`);
  return listed.parse(rows);
};
