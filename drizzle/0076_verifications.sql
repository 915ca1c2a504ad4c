-- What staff did to verify a fact about a person: an alert in the credit file, or military service. Forward only.

CREATE TABLE verifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  about text NOT NULL,
  step text NOT NULL,
  checked_on date NOT NULL,
  note text NOT NULL,
  verified_by uuid NOT NULL REFERENCES accounts,
  verified_by_name text NOT NULL,
  verified_at timestamptz NOT NULL
);
CREATE INDEX verifications_application ON verifications (application_id, verified_at);
REVOKE DELETE ON verifications FROM hearthline_application;
