-- Facts that staff read from a document and entered, with the second person where policy asks for one. Forward only.

CREATE TABLE fact_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('credit', 'value', 'title', 'flood', 'income', 'insurance', 'identity')),
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  fact jsonb NOT NULL,
  file_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'inForce', 'declined')),
  entered_by uuid NOT NULL,
  entered_by_name text NOT NULL,
  entered_at timestamptz NOT NULL,
  settled_by uuid,
  settled_by_name text,
  settled_at timestamptz,
  reason text,
  CHECK (entered_by IS DISTINCT FROM settled_by)
);
CREATE INDEX fact_entries_application ON fact_entries (application_id, entered_at);
-- One entry at a time waits for a second person.
CREATE UNIQUE INDEX fact_entries_waiting ON fact_entries (application_id, kind, person) WHERE state = 'waiting';
GRANT SELECT, DELETE ON fact_entries TO hearthline_purge;
