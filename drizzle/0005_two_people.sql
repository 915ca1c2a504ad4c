-- Invitations to a second person, how far that person has got, and receipts for papers handed over. Forward only.

CREATE TABLE invitations (
  token_hash bytea PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  first_name text NOT NULL,
  last_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX invitations_application ON invitations (application_id, created_at DESC);

-- The application's own status is the borrower's; the second person has one of their own.
CREATE TABLE coborrower_progress (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  status text NOT NULL
);

CREATE TABLE paper_receipts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  paper text NOT NULL,
  version text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  address text,
  retired_at timestamptz
);
CREATE UNIQUE INDEX paper_receipts_once ON paper_receipts (application_id, person, paper, version) WHERE retired_at IS NULL;

-- What a person who left had allowed, sent and been told stays on record and is no longer the application's.
ALTER TABLE consents ADD COLUMN retired_at timestamptz;
ALTER TABLE reports ADD COLUMN retired_at timestamptz;
ALTER TABLE files ADD COLUMN retired_at timestamptz;
DROP INDEX files_content;
CREATE UNIQUE INDEX files_content ON files (application_id, person, document_type, coalesce(property_id, ''), sha256)
  WHERE state <> 'refused' AND retired_at IS NULL;

GRANT SELECT, DELETE ON invitations, coborrower_progress, paper_receipts TO hearthline_purge;
