import { type SQL, sql } from 'drizzle-orm';
import { finalStages } from '#entities/contract/pipeline.ts';
import type { Period, ReportBreakdown, ReportGroup } from '#entities/contract/reports/pipeline-report.ts';
import type { Day } from '#entities/values/day.ts';
import { armsOf, type ReachedOffices } from '../accounts/reached-offices.ts';

export type ReportScope = Period & {
  by: ReportBreakdown;
  only: ReportGroup | null;
  reach: ReachedOffices;
  today: Day;
  timeZone: string;
};

const groups: Record<ReportBreakdown, SQL> = {
  state: sql`r.state`,
  product: sql`r.details ->> 'product'`,
  branch: sql`r.branch_id::text`,
  partner: sql`r.company_id::text`,
};

/** A loan reached in two ways is one row; nobody without a way reaches any. */
export const withinReach = (reach: ReachedOffices): SQL => {
  const places = armsOf(reach).map((place) => place('r'));
  return places.length === 0 ? sql`false` : sql`(${sql.join(places, sql` OR `)})`;
};

export const inGroup = (only: ReportGroup | null): SQL =>
  only === null ? sql`true` : sql`${groups[only.by]} IS NOT DISTINCT FROM ${only.value}::text`;

const final = sql.join(
  finalStages.map((stage) => sql`${stage}`),
  sql`, `,
);
export const isFinal = (column: SQL): SQL => sql`${column} IN (${final})`;

/** The applications that began in the period, with what tells how each ended. In order, as their visits are read. */
export const received = ({ from, to, by, only, reach }: ReportScope): SQL => sql`received AS (
  SELECT r.application_id AS id, r.loan_number, r.names, r.state, r.line, r.stage, (e.body ->> 'on')::date AS began,
    r.application_id IN (SELECT a.id FROM applications a WHERE a.idle_since IS NOT NULL) AS is_idle, ${groups[by]} AS "group",
    (SELECT d.kind FROM decisions d WHERE d.application_id = r.application_id AND d.kind <> 'withdrawn'
      ORDER BY d.decided_at DESC LIMIT 1) AS last_decision
  FROM events e JOIN pipeline_rows r ON r.application_id = e.application_id
  WHERE e.kind = 'applicationBegan' AND e.body ->> 'on' BETWEEN ${from}::text AND ${to}::text
    AND ${withinReach(reach)} AND ${inGroup(only)}
  ORDER BY r.application_id)`;

/** From the day of the application on; a loan set aside is in none. */
const counts = sql`coalesce(left_on, began) >= began AND (left_on IS NOT NULL OR NOT is_idle)`;
/** How long each loan was in each stage, all its visits together, and in which of them it was before it ended. */
export const stages = ({ today }: ReportScope): SQL => sql`visits AS (
    SELECT w.id, w.began, w.is_idle, v.number, v.stage, v.entered_on AS entered,
      lead(v.entered_on) OVER of_loan AS left_on, lead(v.stage) OVER of_loan AS next
    FROM received w JOIN stage_visits v ON v.application_id = w.id WINDOW of_loan AS (PARTITION BY w.id ORDER BY v.number)),
  spans AS MATERIALIZED (SELECT id, stage, max(number) FILTER (WHERE next IS NULL OR ${isFinal(sql`next`)}) AS ended_at,
      bool_or(left_on IS NULL) FILTER (WHERE ${counts}) AS is_there,
      sum(greatest(coalesce(left_on, ${today}::date), began) - greatest(entered, began)) FILTER (WHERE ${counts})::int AS days
    FROM visits WHERE NOT ${isFinal(sql`stage`)} GROUP BY id, stage),
  ends AS (SELECT DISTINCT ON (id) id, stage AS ended_in FROM spans WHERE ended_at IS NOT NULL ORDER BY id, ended_at DESC),
  stays AS (SELECT id, stage, is_there, days FROM spans WHERE days IS NOT NULL)`;
