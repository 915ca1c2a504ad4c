-- Conditions and who answers them, messages with staff, closing and cancelling, the money. Forward only.

-- One row a request, kept when the facts no longer ask for it: what was answered stays answered if they ask again.
CREATE TABLE conditions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  key text NOT NULL,
  code integer NOT NULL,
  request jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'received', 'needsAnotherLook', 'accepted', 'waived')),
  is_asked boolean NOT NULL,
  opened_on date NOT NULL,
  due_on date NOT NULL,
  answer text,
  -- Why it needs another look or is not needed, and who said so.
  reason text,
  decided_by text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (application_id, key)
);
CREATE INDEX conditions_due ON conditions (due_on) WHERE is_asked AND state IN ('requested', 'needsAnotherLook');

-- What staff opened by hand, beside what the rules open.
CREATE TABLE desk_conditions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  code integer NOT NULL,
  owner text NOT NULL CHECK (owner IN ('borrower', 'coborrower')),
  subject_id text,
  opened_by uuid NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX desk_conditions_once ON desk_conditions (application_id, code, owner, coalesce(subject_id, ''));

-- Links that let someone do one thing without an account.
CREATE TABLE task_links (
  token_hash bytea PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  task text NOT NULL CHECK (task IN ('condition', 'upload', 'cancel')),
  -- The condition's key, the person who uploads, or the owner who may cancel.
  subject text NOT NULL,
  recipient text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX task_links_application ON task_links (application_id);

-- Between one of the people and the lender; the other person does not read along.
CREATE TABLE loan_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  -- Null when the person wrote it.
  staff_id uuid REFERENCES accounts,
  staff_name text,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
  sent_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  read_at timestamptz,
  CHECK ((staff_id IS NULL) = (staff_name IS NULL))
);
CREATE INDEX loan_messages_application ON loan_messages (application_id, person, sent_at);

-- Every owner, borrowing or not, with what starts their days to cancel (12 CFR 1026.15).
CREATE TABLE closing_owners (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  owner text NOT NULL,
  name text NOT NULL,
  email text,
  signed_on date,
  notice_delivered_on date,
  disclosures_delivered_on date,
  cancelled_on date,
  cancelled_at timestamptz,
  PRIMARY KEY (application_id, owner),
  CHECK ((cancelled_on IS NULL) = (cancelled_at IS NULL))
);

CREATE TABLE funding_approvals (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts,
  -- What was agreed to: other payments need a new word.
  plan_hash bytea NOT NULL,
  agreed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (application_id, account_id)
);

-- One row an application, whoever asks and however often.
CREATE TABLE fundings (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  funded_on date NOT NULL,
  total_cents bigint NOT NULL CHECK (total_cents > 0),
  funded_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES fundings ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('payoff', 'fee', 'cash')),
  subject text NOT NULL,
  payee text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  UNIQUE (application_id, kind, subject)
);

GRANT SELECT, DELETE ON conditions, desk_conditions, task_links, loan_messages, closing_owners, funding_approvals, fundings, payments
  TO hearthline_purge;

-- A paper may be about one debt of several: the same letter for two of them is two files.
ALTER TABLE files ADD COLUMN subject_id text;
DROP INDEX files_content;
CREATE UNIQUE INDEX files_content
  ON files (application_id, person, document_type, coalesce(property_id, ''), coalesce(subject_id, ''), sha256)
  WHERE state <> 'refused' AND retired_at IS NULL;
