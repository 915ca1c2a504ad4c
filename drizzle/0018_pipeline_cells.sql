-- A page of the pipeline through any filters takes as long with a million loans as with a thousand; days of decisions as sums. Forward only.

-- The bands a line is filtered by.
CREATE FUNCTION line_band(line integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN line <= 0 THEN 'none' WHEN line < 50000 THEN 'under50' WHEN line < 100000 THEN 'to100' WHEN line <= 200000 THEN 'to200'
    ELSE 'over200' END
$$;

-- All a list is filtered by, as one number. A name that is not listed here has no number, and its row is refused: a new stage is entered first.
CREATE FUNCTION pipeline_cell(stage text, is_open boolean, waiting_on text, state text, line integer, next_due date, assigned_to uuid)
  RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((((((array_position(ARRAY['inquiry', 'application', 'documents', 'review', 'conditions', 'counterOffer', 'suspended', 'closing',
      'rescission', 'funding', 'funded', 'refused', 'withdrawn', 'cancelled', 'waitlist', 'incomplete'], stage)
    * 8 + array_position(ARRAY['borrower', 'coborrower', 'staff', 'thirdParty', 'days', 'nobody'], waiting_on))
    * 8 + array_position(ARRAY['none', 'under50', 'to100', 'to200', 'over200'], line_band(line)))
    * 2 + is_open::int)
    * 2 + (next_due < 'infinity')::int)
    * 2 + (assigned_to IS NOT NULL)::int)
    * 1024 + CASE WHEN state ~ '^[A-Z][A-Z]$' THEN (ascii(state) - 64) * 32 + ascii(substr(state, 2)) - 64 WHEN state IS NULL THEN 0
      ELSE 1023 END)
$$;

ALTER TABLE pipeline_rows ADD COLUMN cell integer NOT NULL
  GENERATED ALWAYS AS (pipeline_cell(stage, is_open, waiting_on, state, line, next_due, assigned_to)) STORED;

-- The cells there are or once were: a few thousand, however many loans.
CREATE TABLE pipeline_cells (
  cell integer PRIMARY KEY,
  stage text NOT NULL,
  is_open boolean NOT NULL,
  waiting_on text NOT NULL,
  state text,
  band text NOT NULL,
  has_clock boolean NOT NULL,
  has_owner boolean NOT NULL
);

-- Within a cell every order is an index, so a filtered page is merged from the heads of its cells. A loan that belongs to no company, branch
-- or person is in none of theirs. With its next day beside it a row that is not due yet is passed without being read.
DROP INDEX pipeline_stage, pipeline_state, pipeline_waiting, pipeline_assigned, pipeline_brought,
  pipeline_company_clock, pipeline_company_touched, pipeline_company_name, pipeline_company_line,
  pipeline_branch_clock, pipeline_branch_touched, pipeline_branch_name, pipeline_branch_line;
CREATE INDEX pipeline_cell_clock ON pipeline_rows (cell, next_due, loan_number);
CREATE INDEX pipeline_cell_touched ON pipeline_rows (cell, touched_at DESC, loan_number DESC) INCLUDE (next_due);
CREATE INDEX pipeline_cell_name ON pipeline_rows (cell, name_key, loan_number) INCLUDE (next_due);
CREATE INDEX pipeline_cell_line ON pipeline_rows (cell, line DESC, loan_number DESC) INCLUDE (next_due);
CREATE INDEX pipeline_company_clock ON pipeline_rows (company_id, next_due, loan_number) WHERE company_id IS NOT NULL AND is_open;
CREATE INDEX pipeline_company_touched ON pipeline_rows (company_id, touched_at DESC, loan_number DESC) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_company_name ON pipeline_rows (company_id, name_key, loan_number) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_company_line ON pipeline_rows (company_id, line DESC, loan_number DESC) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_company_cell_clock ON pipeline_rows (company_id, cell, next_due, loan_number) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_company_cell_touched ON pipeline_rows (company_id, cell, touched_at DESC, loan_number DESC) INCLUDE (next_due) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_company_cell_name ON pipeline_rows (company_id, cell, name_key, loan_number) INCLUDE (next_due) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_company_cell_line ON pipeline_rows (company_id, cell, line DESC, loan_number DESC) INCLUDE (next_due) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_branch_clock ON pipeline_rows (branch_id, next_due, loan_number) WHERE branch_id IS NOT NULL AND is_open;
CREATE INDEX pipeline_branch_touched ON pipeline_rows (branch_id, touched_at DESC, loan_number DESC) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_branch_name ON pipeline_rows (branch_id, name_key, loan_number) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_branch_line ON pipeline_rows (branch_id, line DESC, loan_number DESC) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_branch_cell_clock ON pipeline_rows (branch_id, cell, next_due, loan_number) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_branch_cell_touched ON pipeline_rows (branch_id, cell, touched_at DESC, loan_number DESC) INCLUDE (next_due) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_branch_cell_name ON pipeline_rows (branch_id, cell, name_key, loan_number) INCLUDE (next_due) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_branch_cell_line ON pipeline_rows (branch_id, cell, line DESC, loan_number DESC) INCLUDE (next_due) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_assigned ON pipeline_rows (assigned_to, next_due, loan_number) WHERE assigned_to IS NOT NULL AND is_open;
CREATE INDEX pipeline_brought ON pipeline_rows (brought_by, next_due, loan_number) WHERE brought_by IS NOT NULL AND is_open;
CREATE INDEX pipeline_assigned_cell ON pipeline_rows (assigned_to, cell, next_due, loan_number) WHERE assigned_to IS NOT NULL;
CREATE INDEX pipeline_brought_cell ON pipeline_rows (brought_by, cell, next_due, loan_number) WHERE brought_by IS NOT NULL;
-- A duty runs on although the file is idle.
CREATE INDEX pipeline_idle_clock ON pipeline_rows (next_due, loan_number) WHERE NOT is_open AND next_due < 'infinity';

-- Running decision clocks by the day they began, as sums of changes like the counts by stage.
CREATE TABLE pipeline_days (
  company_id uuid,
  branch_id uuid,
  assigned_to uuid,
  brought_by uuid,
  started_on date NOT NULL,
  loans integer NOT NULL
);

CREATE OR REPLACE FUNCTION fold_pipeline_counts() RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM pipeline_counts RETURNING *)
  INSERT INTO pipeline_counts
    SELECT company_id, branch_id, assigned_to, brought_by, stage, is_open, sum(loans) FROM gone
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(loans) <> 0;
  WITH gone AS (DELETE FROM pipeline_days RETURNING *)
  INSERT INTO pipeline_days
    SELECT company_id, branch_id, assigned_to, brought_by, started_on, sum(loans) FROM gone
    GROUP BY 1, 2, 3, 4, 5 HAVING sum(loans) <> 0;
$$;

-- The day a decision that is still owed began; null when none is.
CREATE FUNCTION decision_day(r pipeline_rows) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN r.is_open AND r.decision_met IS NULL
    AND r.decision_clock IN ('creditDecision', 'incompleteNotice', 'adverseActionNotice') THEN r.decision_started END
$$;

CREATE OR REPLACE FUNCTION count_pipeline_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  kept pipeline_rows := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  was_on date := CASE WHEN TG_OP <> 'INSERT' THEN decision_day(OLD) END;
  is_on date := CASE WHEN TG_OP <> 'DELETE' THEN decision_day(NEW) END;
  has_moved boolean := TG_OP <> 'UPDATE' OR (OLD.company_id, OLD.branch_id, OLD.assigned_to, OLD.brought_by)
    IS DISTINCT FROM (NEW.company_id, NEW.branch_id, NEW.assigned_to, NEW.brought_by);
BEGIN
  IF has_moved OR (OLD.stage, OLD.is_open) IS DISTINCT FROM (NEW.stage, NEW.is_open) THEN
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO pipeline_counts VALUES (OLD.company_id, OLD.branch_id, OLD.assigned_to, OLD.brought_by, OLD.stage, OLD.is_open, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO pipeline_counts VALUES (NEW.company_id, NEW.branch_id, NEW.assigned_to, NEW.brought_by, NEW.stage, NEW.is_open, 1);
    END IF;
  END IF;
  IF has_moved OR was_on IS DISTINCT FROM is_on THEN
    IF was_on IS NOT NULL THEN
      INSERT INTO pipeline_days VALUES (OLD.company_id, OLD.branch_id, OLD.assigned_to, OLD.brought_by, was_on, -1);
    END IF;
    IF is_on IS NOT NULL THEN
      INSERT INTO pipeline_days VALUES (NEW.company_id, NEW.branch_id, NEW.assigned_to, NEW.brought_by, is_on, 1);
    END IF;
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND OLD.cell <> NEW.cell) THEN
    IF NOT EXISTS (SELECT FROM pipeline_cells WHERE cell = NEW.cell) THEN
      INSERT INTO pipeline_cells VALUES (NEW.cell, NEW.stage, NEW.is_open, NEW.waiting_on, NEW.state, line_band(NEW.line),
        NEW.next_due < 'infinity', NEW.assigned_to IS NOT NULL) ON CONFLICT DO NOTHING;
    END IF;
  END IF;
  PERFORM pg_notify('pipeline_changed', json_build_object('id', kept.application_id, 'companyId', kept.company_id,
    'branchId', kept.branch_id, 'assignedTo', kept.assigned_to, 'broughtBy', kept.brought_by)::text);
  RETURN NULL;
END $$;

-- Waits for whoever writes the same row first, so that the facts are read after theirs are there; terms move only when the loan does.
CREATE OR REPLACE FUNCTION refresh_pipeline_row(application uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  was pipeline_rows;
  now_ pipeline_rows;
BEGIN
  SELECT * INTO was FROM pipeline_rows WHERE application_id = application FOR UPDATE;
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

INSERT INTO pipeline_cells
  SELECT DISTINCT cell, stage, is_open, waiting_on, state, line_band(line), next_due < 'infinity', assigned_to IS NOT NULL FROM pipeline_rows;
INSERT INTO pipeline_days
  SELECT company_id, branch_id, assigned_to, brought_by, decision_day(r), count(*) FROM pipeline_rows r
  WHERE decision_day(r) IS NOT NULL GROUP BY 1, 2, 3, 4, 5;
