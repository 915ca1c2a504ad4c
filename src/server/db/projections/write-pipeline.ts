import type { QueryConfig } from 'pg';
import type { LeadState } from '#entities/contract/lead.ts';
import type { PipelineRowValues } from './pipeline-row.ts';
import type { SearchTerm } from './search-terms.ts';

/** The loan's own columns are copied, the derived ones are passed in. Triggers on the rows only count and notify. */
const writeRows = {
  name: 'write_pipeline_rows',
  text: `INSERT INTO pipeline_rows AS r (application_id, loan_number, company_id, branch_id, assigned_to, brought_by, lead_source, state,
      touched_at, created_at, line, cltv, dti, dti_limit, score, names, name_key, stage, is_open, waiting_on, three_day_started, three_day_due,
      three_day_met, decision_clock, decision_started, decision_due, decision_met, next_due, details, terms_key, completed_on, decided_on)
    SELECT a.id, a.loan_number, a.company_id, a.branch_id, a.assigned_to, a.brought_by, a.lead_source, a.state,
      a.updated_at, a.created_at, coalesce(f.line, 0), f.cltv, f.dti, f.dti_limit, f.score, d.names, search_text(d."sortName"), d.stage,
      d."isOpen", d."waitingOn", d."threeDayStarted", d."threeDayDue", d."threeDayMet", d."decisionClock", d."decisionStarted",
      d."decisionDue", d."decisionMet", d."nextDue", d.details, d."termsKey", d."completedOn", d."decidedOn"
    FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, names text, "sortName" text, stage text, "isOpen" boolean, "waitingOn" text,
      "threeDayStarted" date, "threeDayDue" date, "threeDayMet" date, "decisionClock" text, "decisionStarted" date, "decisionDue" date,
      "decisionMet" date, "nextDue" date, details jsonb, "termsKey" text, "completedOn" date, "decidedOn" date)
    JOIN applications a ON a.id = d.id LEFT JOIN loan_figures f ON f.application_id = a.id
  ON CONFLICT (application_id) DO UPDATE SET
    company_id = EXCLUDED.company_id, branch_id = EXCLUDED.branch_id, assigned_to = EXCLUDED.assigned_to, brought_by = EXCLUDED.brought_by,
    lead_source = EXCLUDED.lead_source, state = EXCLUDED.state, touched_at = EXCLUDED.touched_at, line = EXCLUDED.line, cltv = EXCLUDED.cltv,
    dti = EXCLUDED.dti, dti_limit = EXCLUDED.dti_limit, score = EXCLUDED.score, names = EXCLUDED.names, name_key = EXCLUDED.name_key,
    stage = EXCLUDED.stage, is_open = EXCLUDED.is_open, waiting_on = EXCLUDED.waiting_on, three_day_started = EXCLUDED.three_day_started,
    three_day_due = EXCLUDED.three_day_due, three_day_met = EXCLUDED.three_day_met, decision_clock = EXCLUDED.decision_clock,
    decision_started = EXCLUDED.decision_started, decision_due = EXCLUDED.decision_due, decision_met = EXCLUDED.decision_met,
    next_due = EXCLUDED.next_due, details = EXCLUDED.details, terms_key = EXCLUDED.terms_key, completed_on = EXCLUDED.completed_on,
    decided_on = EXCLUDED.decided_on`,
};

export const writePipelineRows = (rows: readonly PipelineRowValues[]): QueryConfig => ({
  ...writeRows,
  values: [JSON.stringify(rows.map(({ work: _, ...row }) => row))],
});

const renewWhere = (
  condition: string,
) => `UPDATE pipeline_rows r SET touched_at = a.updated_at, line = coalesce(f.line, 0), cltv = f.cltv,
      dti = f.dti, dti_limit = f.dti_limit, score = f.score
    FROM applications a LEFT JOIN loan_figures f ON f.application_id = a.id
    WHERE ${condition} AND r.application_id = a.id AND (r.touched_at < a.updated_at - interval '1 minute'
      OR (r.line, r.cltv, r.dti, r.dti_limit, r.score) IS DISTINCT FROM (coalesce(f.line, 0), f.cltv, f.dti, f.dti_limit, f.score))`;

/** A single loan gets its own statement, as where its facts are read: one for a list of loans would be planned on every save. */
const renewOne = { name: 'renew_pipeline_row', text: renewWhere('a.id = $1::uuid') };
const renewMany = { name: 'renew_pipeline_rows', text: renewWhere('a.id = ANY($1::uuid[])') };

/**
 * The figures, and the time. Someone who answers a question every few seconds moves to the top of a list once a minute: each of its
 * orders is rewritten for it.
 */
export const renewPipelineRows = (ids: readonly string[]): QueryConfig => {
  const [only, ...others] = ids;
  return others.length === 0 ? { ...renewOne, values: [only] } : { ...renewMany, values: [ids] };
};

const writeTerms = `WITH wanted AS MATERIALIZED (
    SELECT DISTINCT d.id, d.kind || ':' || s.spelled AS term
    FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, kind text, form text, text text) CROSS JOIN LATERAL (
      SELECT turned AS spelled FROM rotations(search_text(d.text)) AS turned WHERE d.form = 'words'
      UNION ALL SELECT CASE d.form WHEN 'spelled' THEN search_text(d.text) WHEN 'exact' THEN d.text END) s
    WHERE s.spelled <> ''),
  gone AS (DELETE FROM pipeline_terms t WHERE t.application_id = ANY($2::uuid[]) AND t.source = 'row'
    AND NOT EXISTS (SELECT FROM wanted w WHERE w.id = t.application_id AND w.term = t.term))
  INSERT INTO pipeline_terms
    SELECT a.id, 'row', w.term, a.company_id, a.branch_id, a.assigned_to, a.brought_by FROM wanted w JOIN applications a USING (id)
  ON CONFLICT DO NOTHING`;

/** All search terms of these loans, apart from those only the vault knows. */
export const writeSearchTerms = (ids: readonly string[], terms: readonly SearchTerm[]): QueryConfig => ({
  text: writeTerms,
  values: [JSON.stringify(terms), ids],
});

/** Everything listed by company, branch or assignee follows a reassigned loan. */
export const writeOffices = (ids: readonly string[]): QueryConfig[] =>
  ['pipeline_terms', 'loan_talks'].map((table) => ({
    text: `UPDATE ${table} t SET company_id = a.company_id, branch_id = a.branch_id, assigned_to = a.assigned_to, brought_by = a.brought_by
       FROM applications a WHERE a.id = t.application_id AND t.application_id = ANY($1::uuid[])`,
    values: [ids],
  }));

export const writeLeadStates = (leads: readonly { id: string; state: LeadState }[]): QueryConfig => ({
  text: 'UPDATE leads l SET state = d.state FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, state text) WHERE l.id = d.id',
  values: [JSON.stringify(leads)],
});
