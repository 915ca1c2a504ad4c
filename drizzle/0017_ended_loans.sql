-- Applications that nobody completed, and counter-offers that nobody took, have ended. Forward only.

CREATE OR REPLACE VIEW pipeline_facts AS
SELECT
  a.id AS application_id, a.loan_number, a.company_id, a.branch_id, a.assigned_to, a.brought_by, a.lead_source,
  concat_ws(' and ', nullif(concat_ws(', ', who.last, who.first), ''),
    CASE WHEN who.co_last = who.last THEN who.co_first ELSE nullif(concat_ws(', ', who.co_last, who.co_first), '') END) AS names,
  search_text(concat_ws(' ', who.last, who.first, who.co_last, who.co_first)) AS name_key,
  a.state,
  coalesce(f.line, 0) AS line, f.cltv, f.dti, f.dti_limit, f.score,
  st.stage,
  a.idle_since IS NULL
    AND (st.stage NOT IN ('funded', 'refused', 'withdrawn', 'incomplete', 'cancelled', 'waitlist') OR due.next_due IS NOT NULL) AS is_open,
  CASE
    WHEN st.stage IN ('funded', 'withdrawn', 'incomplete', 'waitlist') THEN 'nobody'
    WHEN st.stage IN ('refused', 'cancelled') THEN CASE WHEN due.next_due IS NULL THEN 'nobody' ELSE 'staff' END
    WHEN st.stage IN ('inquiry', 'application', 'counterOffer') THEN 'borrower'
    WHEN st.stage = 'rescission' THEN 'days'
    WHEN st.stage IN ('review', 'funding') THEN 'staff'
    WHEN c.asks_borrower THEN 'borrower'
    WHEN c.asks_coborrower THEN 'coborrower'
    WHEN c.is_with_us THEN 'staff'
    WHEN c.asks_third_party THEN 'thirdParty'
    WHEN st.stage = 'closing' THEN 'borrower'
    ELSE 'staff'
  END AS waiting_on,
  three.started_on AS three_day_started, three.due_on AS three_day_due, three.met_on AS three_day_met,
  dec.kind AS decision_clock, dec.started_on AS decision_started, dec.due_on AS decision_due, dec.met_on AS decision_met,
  coalesce(due.next_due, 'infinity'::date) AS next_due,
  who.opened_on,
  a.updated_at AS touched_at, a.created_at,
  md5(concat_ws('|', who.first, who.last, who.co_first, who.co_last, a.email, who.co_email, a.phone, who.co_phone,
    who.line1, a.city, a.state, a.zip)) AS terms_key
FROM applications a
CROSS JOIN LATERAL (SELECT
  a.document -> 'borrower' ->> 'firstName' AS first, a.document -> 'borrower' ->> 'lastName' AS last,
  a.document -> 'coborrower' ->> 'firstName' AS co_first, a.document -> 'coborrower' ->> 'lastName' AS co_last,
  a.document -> 'coborrower' ->> 'email' AS co_email, a.document -> 'coborrower' ->> 'phone' AS co_phone,
  a.document -> 'property' ->> 'line1' AS line1,
  (a.document -> 'closing' ->> 'accountOpenedOn')::date AS opened_on,
  (a.document -> 'closing' ->> 'cancelledOn') IS NOT NULL AS is_cancelled) who
LEFT JOIN loan_figures f ON f.application_id = a.id
LEFT JOIN fundings m ON m.application_id = a.id
LEFT JOIN LATERAL (SELECT d.kind, d.decided_at FROM decisions d WHERE d.application_id = a.id ORDER BY d.decided_at DESC LIMIT 1) d ON true
CROSS JOIN LATERAL (SELECT min(k.due_on) AS next_due FROM clocks k WHERE k.application_id = a.id AND k.met_on IS NULL) due
LEFT JOIN LATERAL (SELECT k.started_on, k.due_on, k.met_on FROM clocks k
  WHERE k.application_id = a.id AND k.kind = 'earlyDisclosures' ORDER BY k.met_on DESC NULLS FIRST LIMIT 1) three ON true
LEFT JOIN LATERAL (SELECT k.kind, k.started_on, k.due_on, k.met_on FROM clocks k
  WHERE k.application_id = a.id AND k.kind IN ('creditDecision', 'incompleteNotice', 'incompleteAnswer', 'adverseActionNotice', 'counterOffer')
  ORDER BY k.met_on DESC NULLS FIRST, k.due_on LIMIT 1) dec ON true
CROSS JOIN LATERAL (SELECT
  bool_or(o.is_asking AND o.owner = 'borrower') AS asks_borrower,
  bool_or(o.is_asking AND o.owner = 'coborrower') AS asks_coborrower,
  bool_or(o.is_asking AND o.owner = 'thirdParty') AS asks_third_party,
  bool_or(o.state = 'received') AS is_with_us,
  bool_or(o.is_early AND o.is_asking AND o.owner <> 'lender') AS early_asked,
  bool_or(o.is_early AND o.state NOT IN ('accepted', 'waived')) AS early_open,
  bool_or(o.code = 609 AND o.state NOT IN ('accepted', 'waived')) AS may_cancel
  FROM (SELECT code, state, request ->> 'owner' AS owner, state IN ('requested', 'needsAnotherLook') AS is_asking,
      request ->> 'priorTo' IN ('approval', 'docs') AS is_early
    FROM conditions WHERE application_id = a.id AND is_asked) o) c
CROSS JOIN LATERAL (SELECT CASE
  WHEN who.is_cancelled THEN 'cancelled'
  WHEN m.application_id IS NOT NULL THEN 'funded'
  WHEN d.kind = 'withdrawn' THEN 'withdrawn'
  WHEN d.kind = 'denied' THEN 'refused'
  WHEN d.kind = 'closedIncomplete' THEN 'incomplete'
  WHEN d.kind = 'countered' THEN CASE WHEN EXISTS (SELECT FROM clocks k
    WHERE k.application_id = a.id AND k.kind = 'counterOffer' AND k.met_on IS NULL) THEN 'counterOffer' ELSE 'refused' END
  WHEN d.kind = 'suspended' THEN 'suspended'
  WHEN who.opened_on IS NOT NULL THEN CASE WHEN c.may_cancel THEN 'rescission' ELSE 'funding' END
  WHEN a.status = 'applicationSubmitted' THEN CASE
    WHEN c.early_asked THEN CASE WHEN a.encompass_conditionally_approved THEN 'conditions' ELSE 'documents' END
    WHEN NOT a.encompass_conditionally_approved THEN 'review'
    WHEN c.early_open THEN 'conditions'
    ELSE 'closing' END
  WHEN a.status = 'joinWaitlist' THEN 'waitlist'
  WHEN d.kind = 'refused' AND NOT EXISTS (SELECT FROM offers o WHERE o.application_id = a.id AND o.made_at > d.decided_at) THEN 'refused'
  WHEN a.status LIKE 'application%' OR a.status IN ('manualIncomeVerification', 'debtConsolidation', 'disclosures',
    'identityVerification', 'incomeDocs', 'loanDisbursement') THEN 'application'
  ELSE 'inquiry' END AS stage) st;

CREATE OR REPLACE FUNCTION refresh_pipeline_row(application uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  was pipeline_rows;
  now_ pipeline_rows;
BEGIN
  SELECT * INTO was FROM pipeline_rows WHERE application_id = application;
  INSERT INTO pipeline_rows AS r SELECT * FROM pipeline_facts WHERE application_id = application
  ON CONFLICT (application_id) DO UPDATE SET
    company_id = EXCLUDED.company_id, branch_id = EXCLUDED.branch_id, assigned_to = EXCLUDED.assigned_to, brought_by = EXCLUDED.brought_by,
    lead_source = EXCLUDED.lead_source, names = EXCLUDED.names, name_key = EXCLUDED.name_key, state = EXCLUDED.state, line = EXCLUDED.line,
    cltv = EXCLUDED.cltv, dti = EXCLUDED.dti, dti_limit = EXCLUDED.dti_limit, score = EXCLUDED.score, stage = EXCLUDED.stage,
    is_open = EXCLUDED.is_open, waiting_on = EXCLUDED.waiting_on, three_day_started = EXCLUDED.three_day_started,
    three_day_due = EXCLUDED.three_day_due, three_day_met = EXCLUDED.three_day_met, decision_clock = EXCLUDED.decision_clock,
    decision_started = EXCLUDED.decision_started, decision_due = EXCLUDED.decision_due, decision_met = EXCLUDED.decision_met,
    next_due = EXCLUDED.next_due, opened_on = EXCLUDED.opened_on, touched_at = EXCLUDED.touched_at, terms_key = EXCLUDED.terms_key
  RETURNING * INTO now_;
  IF now_.application_id IS NULL THEN RETURN; END IF;
  IF was.terms_key IS DISTINCT FROM now_.terms_key THEN
    DELETE FROM pipeline_terms t WHERE t.application_id = application AND t.source = 'row'
      AND NOT EXISTS (SELECT FROM pipeline_term_facts f WHERE f.application_id = application AND f.term = t.term);
    INSERT INTO pipeline_terms
      SELECT application, 'row', f.term, now_.company_id, now_.branch_id, now_.assigned_to, now_.brought_by
      FROM pipeline_term_facts f WHERE f.application_id = application
      ON CONFLICT DO NOTHING;
  END IF;
  UPDATE pipeline_terms SET company_id = now_.company_id, branch_id = now_.branch_id, assigned_to = now_.assigned_to,
      brought_by = now_.brought_by
    WHERE application_id = application AND (company_id, branch_id, assigned_to, brought_by)
      IS DISTINCT FROM (now_.company_id, now_.branch_id, now_.assigned_to, now_.brought_by);
  IF was.stage IS DISTINCT FROM now_.stage THEN
    UPDATE leads SET state = CASE
        WHEN now_.stage = 'application' THEN 'applying'
        WHEN now_.stage IN ('documents', 'review', 'conditions', 'suspended', 'counterOffer') THEN 'inReview'
        WHEN now_.stage IN ('closing', 'rescission', 'funding') THEN 'closing'
        WHEN now_.stage = 'funded' THEN 'funded'
        WHEN now_.stage IN ('refused', 'withdrawn', 'incomplete', 'cancelled', 'waitlist') THEN 'ended'
        WHEN state IN ('new', 'invited') THEN state
        ELSE 'opened' END
      WHERE application_id = application;
  END IF;
END $$;

SELECT refresh_pipeline_row(application_id) FROM decisions WHERE kind = 'countered' GROUP BY application_id;
