import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type StaffWork, staffWork } from '#entities/contract/reports/pipeline-report.ts';
import type { WorkDone } from '#entities/contract/reports/report-facts.ts';
import type { Reader } from '#server/db/connect.ts';
import { inGroup, type ReportScope, withinReach } from './received-loans.ts';

const kinds: Record<StaffWork, SQL> = {
  documents: sql`e.kind = 'documentJudged'`,
  conditions: sql`e.kind = 'conditionDecided' AND e.body ->> 'state' IN ('accepted', 'waived')`,
  decisions: sql`e.kind IN ('decided', 'decisionConfirmed')`,
  closings: sql`e.kind IN ('closingCheckedIn', 'closingRecorded')`,
};

/** The lender's day of a moment from the period on, by the moments its days begin at: to convert each takes most of a report's time. */
const dayOf = (moment: SQL, { from }: ReportScope): SQL =>
  sql`${from}::date + width_bucket(${moment}, (SELECT days FROM starts)) - 1`;

/** What staff did of one kind in the period, each time. */
const done = (scope: ReportScope, work: StaffWork): SQL => sql`starts AS MATERIALIZED (
    SELECT array_agg(day AT TIME ZONE ${scope.timeZone} ORDER BY day) AS days
    FROM generate_series(${scope.from}::date::timestamp, greatest(${scope.to}, ${scope.today})::date::timestamp, '1 day') day),
  done AS ${work === 'decisions' ? sql`MATERIALIZED` : sql`NOT MATERIALIZED`} (
    SELECT e.actor, e.application_id AS id, ${work === 'documents' ? sql`e.body` : sql`NULL::jsonb`} AS body, ${dayOf(sql`e.at`, scope)} AS on_day
    FROM events e JOIN pipeline_rows r ON r.application_id = e.application_id
    WHERE ${kinds[work]} AND e.actor LIKE 'staff/%'
      AND e.at >= (${scope.from}::date::timestamp AT TIME ZONE ${scope.timeZone})
      AND e.at < ((${scope.to}::date + 1)::timestamp AT TIME ZONE ${scope.timeZone})
      AND ${withinReach(scope.reach)} AND ${inGroup(scope.only)})`;

/** A document or a condition counts each time, a decision once a day and loan, a closing once a loan. */
const counts: Record<StaffWork, (scope: ReportScope) => SQL> = {
  documents: (scope) => sql`SELECT actor, on_day - CASE WHEN f.created_at < (SELECT days[1] FROM starts)
        THEN (f.created_at AT TIME ZONE ${scope.timeZone})::date ELSE ${dayOf(sql`f.created_at`, scope)} END AS days, count(*) AS items
    FROM done LEFT JOIN files f ON f.id = (body ->> 'fileId')::uuid GROUP BY 1, 2`,
  conditions: () => sql`SELECT actor, NULL::int AS days, count(*) AS items FROM done GROUP BY 1`,
  decisions: () => sql`SELECT actor, days, count(*) AS items FROM (
      SELECT actor, on_day - max(v.entered_on) AS days
      FROM done LEFT JOIN stage_visits v ON v.application_id = id AND v.stage = 'review' AND v.entered_on <= on_day
      GROUP BY actor, id, on_day) once GROUP BY 1, 2`,
  closings: () => sql`SELECT actor, NULL::int AS days, count(DISTINCT id) AS items FROM done GROUP BY 1`,
};
const ofLoan: Record<StaffWork, SQL> = {
  documents: sql`count(*)`,
  conditions: sql`count(*)`,
  decisions: sql`count(DISTINCT on_day)`,
  closings: sql`1`,
};

const counted = z.array(z.object({ person: z.string(), days: z.int().nullable(), items: z.int() }));

/** One kind after the other, so that a report never holds more connections than two. */
export const countWork = async (db: Reader, scope: ReportScope): Promise<WorkDone[]> => {
  const found: WorkDone[] = [];
  for (const work of staffWork.options) {
    const { rows } = await db.execute(sql`WITH ${done(scope, work)}
      SELECT substr(actor, 7)::uuid AS person, days, items::int FROM (${counts[work](scope)}) c`);
    found.push(...counted.parse(rows).map((row) => ({ ...row, work })));
  }
  return found;
};

/** The loans one person worked on, and how many of the counted things are on each. */
export const workedOn = (scope: ReportScope, { person, work }: { person: string; work: StaffWork }): SQL =>
  sql`WITH ${done(scope, work)} SELECT id, (${ofLoan[work]})::int AS count FROM done WHERE actor = ${`staff/${person}`} GROUP BY id`;
