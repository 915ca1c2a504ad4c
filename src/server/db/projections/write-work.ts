import type { QueryConfig } from 'pg';
import type { PipelineRowValues } from './pipeline-row.ts';

/** Work that is still open keeps the person who took it; work that is done goes. */
const writeItems = {
  name: 'write_work_items',
  text: `WITH wanted AS MATERIALIZED (
      SELECT d.*, a.company_id, a.branch_id, a.assigned_to, a.brought_by
      FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, kind text, subject text, queue text, detail text, person text, action text,
        since timestamptz, "dueOn" date, first uuid, "notBy" uuid[]) JOIN applications a ON a.id = d.id),
    gone AS (DELETE FROM work_items w WHERE w.application_id = ANY($2::uuid[])
      AND NOT EXISTS (SELECT FROM wanted d WHERE d.id = w.application_id AND d.kind = w.kind AND d.subject = w.subject))
    INSERT INTO work_items AS w (application_id, kind, subject, queue, detail, person, action, since, due_on, not_by,
      taken_by, company_id, branch_id, assigned_to, brought_by)
    SELECT d.id, d.kind, d.subject, d.queue, d.detail, d.person, d.action, d.since, coalesce(d."dueOn", 'infinity'), d."notBy",
      CASE WHEN d.first = ANY(d."notBy") THEN NULL ELSE d.first END, d.company_id, d.branch_id, d.assigned_to, d.brought_by FROM wanted d
    ON CONFLICT (application_id, kind, subject) DO UPDATE SET queue = EXCLUDED.queue, detail = EXCLUDED.detail, person = EXCLUDED.person,
      action = EXCLUDED.action, since = EXCLUDED.since, due_on = EXCLUDED.due_on, not_by = EXCLUDED.not_by,
      company_id = EXCLUDED.company_id, branch_id = EXCLUDED.branch_id, assigned_to = EXCLUDED.assigned_to, brought_by = EXCLUDED.brought_by,
      taken_by = CASE WHEN w.taken_by = ANY(EXCLUDED.not_by) THEN NULL ELSE w.taken_by END`,
};

/** All open work of these loans. */
export const writeWorkItems = (rows: readonly Pick<PipelineRowValues, 'id' | 'work'>[]): QueryConfig => ({
  ...writeItems,
  values: [
    JSON.stringify(rows.flatMap(({ id, work }) => work.map((item) => ({ id, ...item })))),
    rows.map(({ id }) => id),
  ],
});
