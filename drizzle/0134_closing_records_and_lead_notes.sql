-- Who notarizes a closing, the title file, and where the security instrument is recorded. Notes on leads. Forward only.

CREATE TABLE closing_records (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  details jsonb NOT NULL,
  recorded_by uuid NOT NULL,
  recorded_by_name text NOT NULL,
  recorded_at timestamptz NOT NULL
);
GRANT SELECT, DELETE ON closing_records TO hearthline_purge;

-- What partner and lender write down about a lead.
CREATE TABLE lead_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  lead_id uuid NOT NULL REFERENCES leads ON DELETE CASCADE,
  body text NOT NULL,
  written_by uuid NOT NULL,
  written_by_name text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX lead_notes_lead ON lead_notes (lead_id, written_at);
GRANT SELECT, DELETE ON lead_notes TO hearthline_purge;
