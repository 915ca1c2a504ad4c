-- What people allowed us to ask, what others answered, and the sandbox's switches and clock. Forward only.

CREATE TABLE consents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  kind text NOT NULL CHECK (kind IN ('softPull', 'hardPull', 'payroll', 'bank', 'insurance')),
  text_version text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  address text
);
CREATE INDEX consents_person ON consents (application_id, person, kind, given_at DESC);

CREATE TABLE reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  kind text NOT NULL,
  -- The same question under the same key goes out once, whichever process asks.
  idempotency_key text NOT NULL UNIQUE,
  outcome text NOT NULL,
  answer jsonb,
  raw_sealed bytea,
  key_name text,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  answered_at timestamptz,
  CHECK ((outcome = 'asking') = (answered_at IS NULL))
);
CREATE INDEX reports_application ON reports (application_id, asked_at);

GRANT SELECT, DELETE ON consents, reports TO hearthline_purge;

CREATE TABLE sandbox_switches (
  vendor text PRIMARY KEY,
  behaviour text NOT NULL CHECK (behaviour IN ('found', 'slow', 'down', 'frozen', 'thin', 'inconsistent', 'duplicate'))
);

CREATE TABLE sandbox_clock (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  offset_days integer NOT NULL
);
INSERT INTO sandbox_clock (offset_days) VALUES (0);
