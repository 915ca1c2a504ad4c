-- Runs of the rules, decisions of staff, notes among staff, reasons for looking at documents. Forward only.

-- A run is kept when the rules say something else than the run before.
CREATE TABLE decision_runs (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  run integer NOT NULL CHECK (run > 0),
  policy_version text NOT NULL,
  ran_on date NOT NULL,
  ran_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  decision jsonb NOT NULL,
  -- What happened to the application since the run before.
  causes jsonb NOT NULL,
  -- The last event this run knows of.
  event_seq integer NOT NULL,
  PRIMARY KEY (application_id, run)
);

ALTER TABLE decisions
  ADD COLUMN run integer,
  ADD COLUMN decided_by uuid REFERENCES accounts,
  ADD COLUMN decided_by_name text,
  ADD COLUMN note text,
  ADD COLUMN terms jsonb,
  ADD COLUMN second_by uuid REFERENCES accounts,
  ADD COLUMN second_by_name text,
  ADD CHECK (second_by IS NULL OR second_by <> decided_by);

-- What one of two people has said: a decision once the other agrees.
CREATE TABLE decision_proposals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL,
  run integer NOT NULL,
  reasons jsonb NOT NULL,
  terms jsonb,
  note text,
  decided_by uuid NOT NULL REFERENCES accounts,
  decided_by_name text NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Agreed to, or dropped.
  settled_at timestamptz
);
CREATE UNIQUE INDEX decision_proposals_open ON decision_proposals (application_id) WHERE settled_at IS NULL;

-- What the person asked should know beyond the usual words.
ALTER TABLE conditions ADD COLUMN note text;

CREATE TABLE loan_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES accounts,
  staff_name text NOT NULL,
  body text NOT NULL CHECK (body <> ''),
  written_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX loan_notes_application ON loan_notes (application_id, written_at);

-- Asked for once a loan and session before its documents open.
CREATE TABLE access_reasons (
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason <> ''),
  given_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (session_id, application_id)
);

GRANT SELECT, DELETE ON decision_runs, decision_proposals, loan_notes, access_reasons TO hearthline_purge;
