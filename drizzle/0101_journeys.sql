-- Visits of applicants to a vendor: identity, payroll, bank, home insurance. Forward only.

CREATE TABLE journeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  capability text NOT NULL,
  brand text NOT NULL,
  report_key text NOT NULL,
  reference text NOT NULL,
  page text NOT NULL,
  handle text,
  state text NOT NULL CHECK (state IN ('started', 'left', 'waiting', 'finished', 'expired', 'failed')),
  problem text CHECK (problem IN ('declined', 'anotherPerson', 'refused', 'noAnswer')),
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  next_look_at timestamptz NOT NULL,
  UNIQUE (capability, brand, reference)
);
CREATE INDEX journeys_application ON journeys (application_id, person, capability, started_at DESC);
CREATE INDEX journeys_report ON journeys (report_key, started_at DESC);
CREATE INDEX journeys_open ON journeys (next_look_at) WHERE state IN ('started', 'left', 'waiting');
GRANT SELECT, DELETE ON journeys TO hearthline_purge;
