-- Each payment of a loan with its state, the two people who approved it, the files for the bank and what came back. Forward only.

-- Defaults here serve the release before, which may still run beside this one and knows neither states nor keys.
ALTER TABLE fundings ADD COLUMN released_on date NOT NULL DEFAULT CURRENT_DATE;
UPDATE fundings SET released_on = funded_on;
-- Funded once every payment has settled; not any more when one comes back.
ALTER TABLE fundings ALTER COLUMN funded_on DROP NOT NULL;

CREATE TABLE payment_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  made_on date NOT NULL,
  made_at timestamptz NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  effective_on date NOT NULL,
  -- Tells the files of one day apart.
  modifier text NOT NULL,
  entries integer NOT NULL CHECK (entries > 0),
  total_cents bigint NOT NULL CHECK (total_cents > 0),
  sha256 bytea NOT NULL,
  -- Gone a year after it was handed over.
  content text,
  state text NOT NULL DEFAULT 'made' CHECK (state IN ('made', 'handedOver', 'refused')),
  settled_on date,
  settled_by uuid,
  settled_by_name text,
  reason text,
  UNIQUE (made_on, modifier)
);

ALTER TABLE payments
  ADD COLUMN number integer GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN attempt integer NOT NULL DEFAULT 1,
  -- Rows from before were recorded as paid.
  ADD COLUMN state text NOT NULL DEFAULT 'settled'
    CHECK (state IN ('created', 'approved', 'sending', 'unknown', 'sent', 'settled', 'returned', 'refused', 'canceled')),
  ADD COLUMN channel text NOT NULL DEFAULT 'hand' CHECK (channel IN ('api', 'file', 'hand', 'kept')),
  ADD COLUMN destination jsonb,
  ADD COLUMN idempotency_key text NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN created_on date NOT NULL DEFAULT CURRENT_DATE,
  ADD COLUMN sent_on date,
  ADD COLUMN settled_on date,
  ADD COLUMN returned_on date,
  ADD COLUMN reference text,
  ADD COLUMN trace text UNIQUE,
  ADD COLUMN file_id uuid REFERENCES payment_files,
  ADD COLUMN return_code text,
  ADD COLUMN return_note text;
UPDATE payments p SET idempotency_key = concat_ws('/', p.application_id, kind, subject, 1), created_on = f.released_on, settled_on = f.funded_on,
  channel = CASE kind WHEN 'fee' THEN 'kept' ELSE 'hand' END
  FROM fundings f WHERE f.application_id = p.application_id;
ALTER TABLE payments ADD UNIQUE (idempotency_key), ADD UNIQUE (number);
ALTER TABLE payments DROP CONSTRAINT payments_application_id_kind_subject_key;
-- One purpose is paid once: a second payment waits until the first is over.
CREATE UNIQUE INDEX payments_alive ON payments (application_id, kind, subject) WHERE state NOT IN ('returned', 'refused', 'canceled');
CREATE INDEX payments_open ON payments (state) WHERE state IN ('created', 'approved', 'sending', 'unknown', 'sent');
CREATE INDEX payments_created ON payments (created_on, number);

CREATE TABLE payment_approvals (
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  account_id uuid NOT NULL,
  name text NOT NULL,
  approved_at timestamptz NOT NULL,
  PRIMARY KEY (payment_id, account_id)
);

-- A file of returns is read once, however often it is added.
CREATE TABLE return_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  sha256 bytea NOT NULL UNIQUE,
  added_on date NOT NULL,
  added_by uuid NOT NULL,
  added_by_name text NOT NULL
);

CREATE TABLE return_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  return_file_id uuid NOT NULL REFERENCES return_files ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('return', 'change')),
  code text NOT NULL,
  trace text NOT NULL,
  amount_cents bigint NOT NULL,
  -- Null: it fits no payment of ours.
  payment_id uuid REFERENCES payments ON DELETE SET NULL,
  problem text CHECK (problem IN ('noPayment', 'otherAmount', 'notSent', 'cameBefore')),
  information text,
  resolved_on date,
  resolved_by_name text,
  resolution text
);
CREATE INDEX return_entries_open ON return_entries (return_file_id) WHERE resolved_on IS NULL;

CREATE TABLE sandbox_payments (
  idempotency_key text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  amount_cents bigint NOT NULL,
  -- Null: it settles.
  return_code text,
  times integer NOT NULL DEFAULT 1
);

GRANT SELECT, DELETE ON payment_approvals TO hearthline_purge;
