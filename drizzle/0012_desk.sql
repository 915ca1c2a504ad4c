-- What the portal's lists read: one row a loan, its search terms and counts, kept in the transaction of every change; leads, scenarios. Forward only.

-- What the rules last said of a loan, in figures.
CREATE TABLE loan_figures (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  line integer,
  cltv integer,
  dti integer,
  dti_limit integer,
  score integer,
  decided_on date NOT NULL
);

-- Late is noticed once, and told once.
ALTER TABLE clocks ADD COLUMN marked_late_on date;
CREATE INDEX clocks_application ON clocks (application_id);

-- One spelling for what is stored and what is typed: without accents, marks and case.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(regexp_replace(lower(normalize(given, NFKD)), '[\u0300-\u036f''’`]', '', 'g'),
    '[[:space:][:punct:]]+', ' ', 'g'))
$$;

-- A name may be looked up by any of its words: "maria garcia lopez", "garcia lopez maria", "lopez maria garcia".
CREATE FUNCTION rotations(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_string(list[i:] || list[:i - 1], ' ')
  FROM string_to_array(words, ' ') AS list, generate_subscripts(list, 1) AS i WHERE i <= 5
$$;

CREATE VIEW pipeline_facts AS
SELECT
  a.id AS application_id, a.loan_number, a.company_id, a.branch_id, a.assigned_to, a.brought_by, a.lead_source,
  concat_ws(' and ', nullif(concat_ws(', ', who.last, who.first), ''),
    CASE WHEN who.co_last = who.last THEN who.co_first ELSE nullif(concat_ws(', ', who.co_last, who.co_first), '') END) AS names,
  search_text(concat_ws(' ', who.last, who.first, who.co_last, who.co_first)) AS name_key,
  a.state,
  coalesce(f.line, 0) AS line, f.cltv, f.dti, f.dti_limit, f.score,
  st.stage,
  a.idle_since IS NULL
    AND (st.stage NOT IN ('funded', 'refused', 'withdrawn', 'cancelled', 'waitlist') OR due.next_due IS NOT NULL) AS is_open,
  CASE
    WHEN st.stage IN ('funded', 'withdrawn', 'waitlist') THEN 'nobody'
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
  WHERE k.application_id = a.id AND k.kind IN ('creditDecision', 'incompleteNotice', 'adverseActionNotice', 'counterOffer')
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
  WHEN d.kind = 'countered' THEN 'counterOffer'
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

CREATE TABLE pipeline_rows (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  loan_number bigint NOT NULL UNIQUE,
  company_id uuid,
  branch_id uuid,
  assigned_to uuid,
  brought_by uuid,
  lead_source text NOT NULL,
  names text NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  state text,
  line integer NOT NULL,
  cltv integer,
  dti integer,
  dti_limit integer,
  score integer,
  stage text NOT NULL,
  is_open boolean NOT NULL,
  waiting_on text NOT NULL,
  three_day_started date,
  three_day_due date,
  three_day_met date,
  decision_clock text,
  decision_started date,
  decision_due date,
  decision_met date,
  -- Infinity where nothing runs, so that every row has its place in the order.
  next_due date NOT NULL,
  opened_on date,
  touched_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  terms_key text NOT NULL
);
-- Each order for each reach: a page is read off an index from where the last one ended.
CREATE INDEX pipeline_clock ON pipeline_rows (next_due, loan_number) WHERE is_open;
CREATE INDEX pipeline_touched ON pipeline_rows (touched_at DESC, loan_number DESC);
CREATE INDEX pipeline_name ON pipeline_rows (name_key, loan_number);
CREATE INDEX pipeline_line ON pipeline_rows (line DESC, loan_number DESC);
CREATE INDEX pipeline_company_clock ON pipeline_rows (company_id, next_due, loan_number) WHERE is_open;
CREATE INDEX pipeline_company_touched ON pipeline_rows (company_id, touched_at DESC, loan_number DESC);
CREATE INDEX pipeline_company_name ON pipeline_rows (company_id, name_key, loan_number);
CREATE INDEX pipeline_company_line ON pipeline_rows (company_id, line DESC, loan_number DESC);
CREATE INDEX pipeline_branch_clock ON pipeline_rows (branch_id, next_due, loan_number) WHERE is_open;
CREATE INDEX pipeline_branch_touched ON pipeline_rows (branch_id, touched_at DESC, loan_number DESC);
CREATE INDEX pipeline_branch_name ON pipeline_rows (branch_id, name_key, loan_number);
CREATE INDEX pipeline_branch_line ON pipeline_rows (branch_id, line DESC, loan_number DESC);
CREATE INDEX pipeline_assigned ON pipeline_rows (assigned_to, next_due, loan_number);
CREATE INDEX pipeline_brought ON pipeline_rows (brought_by, next_due, loan_number) WHERE brought_by IS NOT NULL;
CREATE INDEX pipeline_stage ON pipeline_rows (stage, next_due, loan_number);
CREATE INDEX pipeline_state ON pipeline_rows (state, next_due, loan_number) WHERE is_open;
CREATE INDEX pipeline_waiting ON pipeline_rows (waiting_on, next_due, loan_number) WHERE is_open;

-- What a loan is found by: n: names, e: mail, p: phone, a: address, l: loan number, s: a keyed hash of four digits.
CREATE TABLE pipeline_terms (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  -- 'row' for what the row says, the person for a hash, which only the vault's keeper can make.
  source text NOT NULL,
  term text COLLATE "C" NOT NULL,
  company_id uuid,
  branch_id uuid,
  assigned_to uuid,
  brought_by uuid,
  PRIMARY KEY (application_id, source, term)
);
CREATE INDEX pipeline_terms_all ON pipeline_terms (term, application_id);
CREATE INDEX pipeline_terms_company ON pipeline_terms (company_id, term, application_id) WHERE company_id IS NOT NULL;
CREATE INDEX pipeline_terms_branch ON pipeline_terms (branch_id, term, application_id) WHERE branch_id IS NOT NULL;
CREATE INDEX pipeline_terms_assigned ON pipeline_terms (assigned_to, term, application_id) WHERE assigned_to IS NOT NULL;
CREATE INDEX pipeline_terms_brought ON pipeline_terms (brought_by, term, application_id) WHERE brought_by IS NOT NULL;

CREATE VIEW pipeline_term_facts AS
SELECT DISTINCT a.id AS application_id, t.term COLLATE "C" AS term
FROM applications a
CROSS JOIN LATERAL (
  SELECT 'n:' || turned AS term FROM (VALUES (a.document -> 'borrower'), (a.document -> 'coborrower')) AS p (part),
    rotations(search_text(concat_ws(' ', part ->> 'firstName', part ->> 'lastName'))) AS turned
  UNION ALL SELECT 'e:' || lower(mail) FROM (VALUES (a.email), (a.document -> 'coborrower' ->> 'email')) AS m (mail) WHERE mail IS NOT NULL
  UNION ALL SELECT 'p:' || number FROM (VALUES (a.phone), (a.document -> 'coborrower' ->> 'phone')) AS m (number) WHERE number IS NOT NULL
  UNION ALL SELECT 'a:' || search_text(concat_ws(' ', a.document -> 'property' ->> 'line1', a.city, a.state, a.zip))
    WHERE a.document -> 'property' ->> 'line1' IS NOT NULL
  UNION ALL SELECT 'a:' || regexp_replace(search_text(concat_ws(' ', a.document -> 'property' ->> 'line1', a.city)), '^\d+ ', '')
    WHERE a.document -> 'property' ->> 'line1' IS NOT NULL
  UNION ALL SELECT 'a:' || search_text(concat_ws(' ', a.city, a.state, a.zip)) WHERE a.city IS NOT NULL
  UNION ALL SELECT 'a:' || a.zip WHERE a.zip IS NOT NULL
  UNION ALL SELECT 'l:' || a.loan_number) t
WHERE t.term NOT IN ('n:', 'a:');

-- Counts by stage as sums of changes: a writer only ever adds a line, so that no two writers wait for each other. Folded now and then.
CREATE TABLE pipeline_counts (
  company_id uuid,
  branch_id uuid,
  assigned_to uuid,
  brought_by uuid,
  stage text NOT NULL,
  is_open boolean NOT NULL,
  loans integer NOT NULL
);
CREATE FUNCTION fold_pipeline_counts() RETURNS void LANGUAGE sql AS $$
  WITH gone AS (DELETE FROM pipeline_counts RETURNING *)
  INSERT INTO pipeline_counts
    SELECT company_id, branch_id, assigned_to, brought_by, stage, is_open, sum(loans) FROM gone
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(loans) <> 0
$$;

CREATE FUNCTION count_pipeline_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE kept pipeline_rows;
BEGIN
  IF TG_OP <> 'UPDATE' OR (OLD.company_id, OLD.branch_id, OLD.assigned_to, OLD.brought_by, OLD.stage, OLD.is_open)
    IS DISTINCT FROM (NEW.company_id, NEW.branch_id, NEW.assigned_to, NEW.brought_by, NEW.stage, NEW.is_open) THEN
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO pipeline_counts VALUES (OLD.company_id, OLD.branch_id, OLD.assigned_to, OLD.brought_by, OLD.stage, OLD.is_open, -1);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO pipeline_counts VALUES (NEW.company_id, NEW.branch_id, NEW.assigned_to, NEW.brought_by, NEW.stage, NEW.is_open, 1);
    END IF;
  END IF;
  kept := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  PERFORM pg_notify('pipeline_changed', json_build_object('id', kept.application_id, 'companyId', kept.company_id,
    'branchId', kept.branch_id, 'assignedTo', kept.assigned_to, 'broughtBy', kept.brought_by)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER count_pipeline_row AFTER INSERT OR UPDATE OR DELETE ON pipeline_rows
  FOR EACH ROW EXECUTE FUNCTION count_pipeline_row();

-- Leads: who a partner or staff would like to invite, before anyone has answered anything.
CREATE TABLE lead_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  file_name text NOT NULL,
  lines integer NOT NULL DEFAULT 0,
  imported integer NOT NULL DEFAULT 0,
  known integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE TABLE leads (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid REFERENCES companies,
  branch_id uuid REFERENCES branches,
  brought_by uuid NOT NULL REFERENCES accounts,
  partner text NOT NULL,
  source text NOT NULL CHECK (source IN ('MCR', 'staff')),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  phone text,
  zip text,
  value integer,
  mortgage_balance integer,
  state text NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'invited', 'opened', 'applying', 'inReview', 'closing', 'funded', 'ended')),
  import_id uuid REFERENCES lead_imports,
  application_id uuid REFERENCES applications ON DELETE SET NULL,
  invited_at timestamptz,
  link_expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
-- The same person from the same house once, however often a file is sent.
CREATE UNIQUE INDEX leads_once ON leads (coalesce(company_id, '00000000-0000-0000-0000-000000000000'), email, search_text(first_name), search_text(last_name));
CREATE INDEX leads_newest ON leads (created_at DESC, id DESC);
CREATE INDEX leads_company ON leads (company_id, created_at DESC, id DESC) WHERE company_id IS NOT NULL;
CREATE INDEX leads_branch ON leads (branch_id, created_at DESC, id DESC) WHERE branch_id IS NOT NULL;
CREATE INDEX leads_brought ON leads (brought_by, created_at DESC, id DESC);
CREATE INDEX leads_application ON leads (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX leads_found ON leads ((search_text(last_name || ' ' || first_name)) text_pattern_ops);
CREATE INDEX leads_email ON leads (email text_pattern_ops);

CREATE FUNCTION refresh_pipeline_row(application uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
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
        WHEN now_.stage IN ('refused', 'withdrawn', 'cancelled', 'waitlist') THEN 'ended'
        WHEN state IN ('new', 'invited') THEN state
        ELSE 'opened' END
      WHERE application_id = application;
  END IF;
END $$;

-- Fires as the transaction commits, when all it writes is written; once a loan, however much of it changed.
CREATE FUNCTION refresh_pipeline() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE loan uuid;
BEGIN
  loan := CASE TG_TABLE_NAME WHEN 'applications' THEN (to_jsonb(NEW) ->> 'id')::uuid
    ELSE (to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> 'application_id')::uuid END;
  IF current_setting('hearthline.refreshed', true) IS NOT DISTINCT FROM loan::text THEN RETURN NULL; END IF;
  PERFORM refresh_pipeline_row(loan);
  PERFORM set_config('hearthline.refreshed', loan::text, true);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refresh_pipeline AFTER INSERT OR UPDATE ON applications
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_pipeline();
CREATE CONSTRAINT TRIGGER refresh_pipeline AFTER INSERT OR UPDATE ON conditions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_pipeline();
CREATE CONSTRAINT TRIGGER refresh_pipeline AFTER INSERT OR UPDATE ON clocks
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_pipeline();
CREATE CONSTRAINT TRIGGER refresh_pipeline AFTER INSERT ON decisions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_pipeline();
CREATE CONSTRAINT TRIGGER refresh_pipeline AFTER INSERT ON offers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_pipeline();
CREATE CONSTRAINT TRIGGER refresh_pipeline AFTER INSERT ON fundings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_pipeline();
CREATE CONSTRAINT TRIGGER refresh_pipeline AFTER INSERT OR UPDATE ON loan_figures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_pipeline();

-- A number that is gone from the vault finds nobody any more.
CREATE FUNCTION forget_secret_term() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF OLD.kind = 'ssn' THEN DELETE FROM pipeline_terms WHERE application_id = OLD.application_id AND source = OLD.person; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_secret_term AFTER DELETE ON secrets FOR EACH ROW EXECUTE FUNCTION forget_secret_term();

CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  name text NOT NULL CHECK (name <> ''),
  view jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (account_id, lower(name));

CREATE TABLE desk_settings (
  account_id uuid PRIMARY KEY REFERENCES accounts,
  has_letter_keys boolean NOT NULL
);

-- What staff did that belongs to no single loan.
CREATE TABLE desk_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  account_id uuid NOT NULL REFERENCES accounts,
  kind text NOT NULL,
  body jsonb NOT NULL
);
CREATE TRIGGER refuse_desk_event_change BEFORE UPDATE OR DELETE ON desk_events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

CREATE TABLE scenarios (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  name text NOT NULL,
  inputs jsonb NOT NULL,
  policy_version text NOT NULL,
  figures jsonb NOT NULL,
  lead_id uuid REFERENCES leads,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX scenarios_own ON scenarios (account_id, created_at DESC, id DESC);

GRANT SELECT, DELETE ON loan_figures, pipeline_rows, pipeline_terms TO hearthline_purge;
GRANT SELECT, UPDATE ON leads TO hearthline_purge;

INSERT INTO pipeline_rows SELECT * FROM pipeline_facts;
INSERT INTO pipeline_terms
  SELECT f.application_id, 'row', f.term, r.company_id, r.branch_id, r.assigned_to, r.brought_by
  FROM pipeline_term_facts f JOIN pipeline_rows r USING (application_id);
SELECT fold_pipeline_counts();
