-- How each notice reaches each person: by email or by mail, when it was handed over, and the batches that are printed. Forward only.

CREATE TABLE letter_batches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  printed_on date NOT NULL,
  printed_by uuid NOT NULL,
  printed_by_name text NOT NULL,
  printed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  mailed_on date,
  mailed_by uuid,
  mailed_by_name text,
  CHECK ((mailed_on IS NULL) = (mailed_by IS NULL))
);

-- One row a person and way. A notice is sent once each person's newest row is. Held ones wait for staff and have no paper yet.
CREATE TABLE notice_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  notice_id uuid NOT NULL,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  kind text NOT NULL,
  paper_id uuid REFERENCES papers ON DELETE CASCADE,
  decision_id uuid REFERENCES decisions ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('email', 'post')),
  why text,
  held text,
  recipient text,
  delivery_key text UNIQUE,
  made_on date NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  sent_on date,
  bounced_on date,
  mailed_to jsonb,
  batch_id uuid REFERENCES letter_batches,
  CHECK (held IS NOT NULL OR paper_id IS NOT NULL),
  CHECK (sent_on IS NULL OR held IS NULL)
);
CREATE INDEX notice_deliveries_application ON notice_deliveries (application_id, made_at);
CREATE INDEX notice_deliveries_notice ON notice_deliveries (notice_id);
CREATE INDEX notice_deliveries_to_print ON notice_deliveries (made_at, id) WHERE sent_on IS NULL AND bounced_on IS NULL;
CREATE INDEX notice_deliveries_batch ON notice_deliveries (batch_id) WHERE batch_id IS NOT NULL;

GRANT SELECT, DELETE ON notice_deliveries TO hearthline_purge;

-- The words of a reason that is not on the list.
ALTER TABLE decisions ADD COLUMN other_reason text;
ALTER TABLE decision_proposals ADD COLUMN other_reason text;
