import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { staffWork } from '#entities/contract/reports/pipeline-report.ts';
import type { WorkDone } from '#entities/contract/reports/report-facts.ts';
import type { Reader } from '#server/db/connect.ts';
import { inGroup, type ReportScope, withinReach } from './received-loans.ts';

/** Everything staff finished in the period. A decision counts once a day and loan, a closing once a loan. */
export const workDone = ({ from, to, only, reach, timeZone }: ReportScope): SQL => sql`done AS (
  SELECT substr(e.actor, 7)::uuid AS person, e.application_id AS id,
    CASE e.kind WHEN 'documentJudged' THEN 'documents' WHEN 'conditionDecided' THEN 'conditions'
      WHEN 'decided' THEN 'decisions' WHEN 'decisionConfirmed' THEN 'decisions' ELSE 'closings' END AS work,
    CASE WHEN e.kind IN ('decided', 'decisionConfirmed') THEN (e.at AT TIME ZONE ${timeZone})::date::text
      WHEN e.kind IN ('closingCheckedIn', 'closingRecorded') THEN '' ELSE e.seq::text END AS item,
    (e.at AT TIME ZONE ${timeZone})::date - coalesce((f.created_at AT TIME ZONE ${timeZone})::date, v.entered_on) AS days
  FROM events e JOIN pipeline_rows r ON r.application_id = e.application_id
    LEFT JOIN files f ON e.kind = 'documentJudged' AND f.id = (e.body ->> 'fileId')::uuid
    LEFT JOIN LATERAL (SELECT s.entered_on FROM stage_visits s WHERE s.application_id = e.application_id AND s.stage = 'review'
      AND s.entered_on <= (e.at AT TIME ZONE ${timeZone})::date ORDER BY s.number DESC LIMIT 1) v ON e.kind IN ('decided', 'decisionConfirmed')
  WHERE e.kind IN ('documentJudged', 'conditionDecided', 'decided', 'decisionConfirmed', 'closingCheckedIn', 'closingRecorded')
    AND (e.kind <> 'conditionDecided' OR e.body ->> 'state' IN ('accepted', 'waived'))
    AND e.at >= (${from}::date::timestamp AT TIME ZONE ${timeZone}) AND e.at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone})
    AND e.actor LIKE 'staff/%' AND ${withinReach(reach)} AND ${inGroup(only)}),
  items AS (SELECT person, id, work, item, min(days) AS days FROM done GROUP BY 1, 2, 3, 4)`;

const counted = z.array(z.object({ person: z.string(), work: staffWork, days: z.int().nullable(), items: z.int() }));

export const countWork = async (db: Reader, scope: ReportScope): Promise<WorkDone[]> => {
  const { rows } = await db.execute(
    sql`WITH ${workDone(scope)} SELECT person, work, days, count(*)::int AS items FROM items GROUP BY 1, 2, 3`,
  );
  return counted.parse(rows);
};
