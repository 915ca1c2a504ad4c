-- Which version of a legal text each person agreed to: the one they were shown. Forward only.

CREATE TABLE agreements (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  legal_text text NOT NULL CHECK (legal_text IN ('terms-of-use', 'privacy-statement', 'e-consent')),
  version text NOT NULL CHECK (version ~ '^\d{4}-\d{2}-\d{2}$'),
  agreed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  address text
);
CREATE INDEX agreements_person ON agreements (application_id, person, legal_text, agreed_at DESC);

GRANT SELECT, DELETE ON agreements TO hearthline_purge;
