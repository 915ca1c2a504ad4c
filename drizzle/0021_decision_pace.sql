-- How long decisions took, as sums that every change keeps: the median above the list reads a few hundred lines, however many loans. Forward only.

-- A notice that names what is missing ends the days to decide without a decision: from here on the clock itself says so.
ALTER TABLE clocks DISABLE TRIGGER refresh_pipeline;
UPDATE clocks c SET met_by = 'missingNamed'
  WHERE c.kind IN ('creditDecision', 'incompleteNotice') AND c.met_by = 'noticeSent'
    AND EXISTS (SELECT FROM clocks a WHERE a.application_id = c.application_id AND a.kind = 'incompleteAnswer' AND a.started_on = c.met_on)
    AND NOT EXISTS (SELECT FROM decisions d
      WHERE d.application_id = c.application_id AND d.kind IN ('denied', 'refused', 'countered') AND d.decided_on = c.met_on);
ALTER TABLE clocks ENABLE TRIGGER refresh_pipeline;

-- When an application was complete, and when credit was decided: yes, another line, or no. Withdrawn, suspended and closed as incomplete are
-- none of these. The newest days to decide count: a loan that is open again is not decided.
CREATE VIEW credit_decisions AS
SELECT DISTINCT ON (application_id) application_id, started_on AS completed_on,
  CASE WHEN met_by IN ('decided', 'noticeSent') THEN met_on END AS decided_on
FROM clocks WHERE kind = 'creditDecision'
ORDER BY application_id, met_on DESC NULLS FIRST, started_on DESC;

ALTER TABLE pipeline_rows ADD COLUMN completed_on date, ADD COLUMN decided_on date;

-- Loans by the week of their decision (its Monday) and the days it took, by place; and once more for the whole lender, whose loans would
-- otherwise be as many lines as there are people. A writer only adds lines; what is folded is one line a key, so that folding reads
-- what is new and not all there ever was.
CREATE TABLE pipeline_decisions (
  company_id uuid,
  branch_id uuid,
  assigned_to uuid,
  brought_by uuid,
  is_total boolean NOT NULL,
  week date NOT NULL,
  days integer NOT NULL,
  loans integer NOT NULL,
  is_folded boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX pipeline_decisions_folded ON pipeline_decisions (is_total, week, days, company_id, branch_id, assigned_to, brought_by)
  NULLS NOT DISTINCT WHERE is_folded;
CREATE INDEX pipeline_decisions_new ON pipeline_decisions (week) WHERE NOT is_folded;
CREATE INDEX pipeline_decisions_total ON pipeline_decisions (week) WHERE is_total;
CREATE INDEX pipeline_decisions_company ON pipeline_decisions (company_id, week) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_decisions_branch ON pipeline_decisions (branch_id, week) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_decisions_assigned ON pipeline_decisions (assigned_to, week) WHERE assigned_to IS NOT NULL;
CREATE INDEX pipeline_decisions_brought ON pipeline_decisions (brought_by, week) WHERE brought_by IS NOT NULL;

CREATE FUNCTION week_of(day date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT day - (extract(isodow FROM day)::integer - 1)
$$;

CREATE FUNCTION add_decision(r pipeline_rows, change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO pipeline_decisions
    SELECT place.company_id, place.branch_id, place.assigned_to, place.brought_by, place.is_total,
      week_of(r.decided_on), r.decided_on - r.completed_on, change
    FROM (VALUES (r.company_id, r.branch_id, r.assigned_to, r.brought_by, false), (NULL, NULL, NULL, NULL, true))
      AS place (company_id, branch_id, assigned_to, brought_by, is_total)
    WHERE r.decided_on >= r.completed_on
$$;

CREATE FUNCTION sum_decisions() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.company_id, OLD.branch_id, OLD.assigned_to, OLD.brought_by, OLD.completed_on, OLD.decided_on)
    IS NOT DISTINCT FROM (NEW.company_id, NEW.branch_id, NEW.assigned_to, NEW.brought_by, NEW.completed_on, NEW.decided_on) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.decided_on IS NOT NULL THEN PERFORM add_decision(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.decided_on IS NOT NULL THEN PERFORM add_decision(NEW, 1); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION fold_pipeline_counts() RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM pipeline_counts RETURNING *)
  INSERT INTO pipeline_counts
    SELECT company_id, branch_id, assigned_to, brought_by, stage, is_open, sum(loans) FROM gone
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(loans) <> 0;
  WITH gone AS (DELETE FROM pipeline_days RETURNING *)
  INSERT INTO pipeline_days
    SELECT company_id, branch_id, assigned_to, brought_by, started_on, sum(loans) FROM gone
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(loans) <> 0;
  WITH gone AS (DELETE FROM pipeline_decisions WHERE NOT is_folded RETURNING *)
  INSERT INTO pipeline_decisions AS folded
    SELECT company_id, branch_id, assigned_to, brought_by, is_total, week, days, sum(loans), true FROM gone
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(loans) <> 0
    ON CONFLICT (is_total, week, days, company_id, branch_id, assigned_to, brought_by) WHERE is_folded
    DO UPDATE SET loans = folded.loans + EXCLUDED.loans;
$$;

-- Waits for whoever writes the same row first, so that the facts are read after theirs are there; terms move only when the loan does.
CREATE OR REPLACE FUNCTION refresh_pipeline_row(application uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  was pipeline_rows;
  now_ pipeline_rows;
BEGIN
  SELECT * INTO was FROM pipeline_rows WHERE application_id = application FOR UPDATE;
  INSERT INTO pipeline_rows AS r (application_id, loan_number, company_id, branch_id, assigned_to, brought_by, lead_source, names, name_key,
      state, line, cltv, dti, dti_limit, score, stage, is_open, waiting_on, three_day_started, three_day_due, three_day_met, decision_clock,
      decision_started, decision_due, decision_met, next_due, opened_on, touched_at, created_at, terms_key, completed_on, decided_on)
    SELECT f.*, d.completed_on, d.decided_on FROM pipeline_facts f LEFT JOIN credit_decisions d USING (application_id)
    WHERE f.application_id = application
  ON CONFLICT (application_id) DO UPDATE SET
    company_id = EXCLUDED.company_id, branch_id = EXCLUDED.branch_id, assigned_to = EXCLUDED.assigned_to, brought_by = EXCLUDED.brought_by,
    lead_source = EXCLUDED.lead_source, names = EXCLUDED.names, name_key = EXCLUDED.name_key, state = EXCLUDED.state, line = EXCLUDED.line,
    cltv = EXCLUDED.cltv, dti = EXCLUDED.dti, dti_limit = EXCLUDED.dti_limit, score = EXCLUDED.score, stage = EXCLUDED.stage,
    is_open = EXCLUDED.is_open, waiting_on = EXCLUDED.waiting_on, three_day_started = EXCLUDED.three_day_started,
    three_day_due = EXCLUDED.three_day_due, three_day_met = EXCLUDED.three_day_met, decision_clock = EXCLUDED.decision_clock,
    decision_started = EXCLUDED.decision_started, decision_due = EXCLUDED.decision_due, decision_met = EXCLUDED.decision_met,
    next_due = EXCLUDED.next_due, opened_on = EXCLUDED.opened_on, touched_at = EXCLUDED.touched_at, terms_key = EXCLUDED.terms_key,
    completed_on = EXCLUDED.completed_on, decided_on = EXCLUDED.decided_on
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
  IF (was.company_id, was.branch_id, was.assigned_to, was.brought_by)
    IS DISTINCT FROM (now_.company_id, now_.branch_id, now_.assigned_to, now_.brought_by) THEN
    UPDATE pipeline_terms SET company_id = now_.company_id, branch_id = now_.branch_id, assigned_to = now_.assigned_to,
        brought_by = now_.brought_by
      WHERE application_id = application AND (company_id, branch_id, assigned_to, brought_by)
        IS DISTINCT FROM (now_.company_id, now_.branch_id, now_.assigned_to, now_.brought_by);
  END IF;
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

-- What is there already; nobody is told of it one by one.
ALTER TABLE pipeline_rows DISABLE TRIGGER count_pipeline_row;
UPDATE pipeline_rows r SET completed_on = d.completed_on, decided_on = d.decided_on
  FROM credit_decisions d WHERE d.application_id = r.application_id;
ALTER TABLE pipeline_rows ENABLE TRIGGER count_pipeline_row;
CREATE TRIGGER sum_decisions AFTER INSERT OR UPDATE OR DELETE ON pipeline_rows FOR EACH ROW EXECUTE FUNCTION sum_decisions();
INSERT INTO pipeline_decisions
  SELECT company_id, branch_id, assigned_to, brought_by, grouping(company_id) = 1, week_of(decided_on), decided_on - completed_on, count(*), true
  FROM pipeline_rows WHERE decided_on >= completed_on
  GROUP BY GROUPING SETS ((company_id, branch_id, assigned_to, brought_by, week_of(decided_on), decided_on - completed_on),
    (week_of(decided_on), decided_on - completed_on));
