-- Loans that share a person or a home, and what staff found about them; leads are found by phone as by email. Forward only.

CREATE TABLE duplicate_findings (
  one_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  other_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  reason text NOT NULL,
  found_by uuid NOT NULL,
  found_by_name text NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (one_id, other_id),
  -- One row a pair, whichever loan it was found from.
  CHECK (one_id < other_id)
);
CREATE INDEX duplicate_findings_other ON duplicate_findings (other_id);
GRANT SELECT, DELETE ON duplicate_findings TO hearthline_purge;

ALTER TABLE leads ADD COLUMN phone_hash text;
CREATE INDEX leads_email_hash ON leads (email_hash);
CREATE INDEX leads_phone_hash ON leads (phone_hash) WHERE phone_hash IS NOT NULL;
