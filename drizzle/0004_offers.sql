-- Offers, refusals and their clocks, wishes to be told, partners' links, doubts about a value. Forward only.

CREATE TABLE offers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  policy_version text NOT NULL,
  made_on date NOT NULL,
  expires_on date NOT NULL,
  -- The figures it rests on; other figures make another offer.
  basis jsonb NOT NULL,
  facts jsonb NOT NULL,
  decision jsonb NOT NULL,
  reason text NOT NULL CHECK (reason IN ('first', 'changed', 'expired')),
  changes jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  ended_at timestamptz,
  accepted_at timestamptz,
  accepted jsonb,
  CHECK ((accepted_at IS NULL) = (accepted IS NULL))
);
CREATE UNIQUE INDEX offers_standing ON offers (application_id) WHERE ended_at IS NULL;
CREATE INDEX offers_application ON offers (application_id, made_at DESC);

CREATE TABLE decisions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL,
  at_step text NOT NULL,
  reasons jsonb NOT NULL,
  policy_version text NOT NULL,
  decided_on date NOT NULL,
  facts jsonb NOT NULL,
  decision jsonb NOT NULL,
  decided_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX decisions_application ON decisions (application_id, decided_at DESC);

CREATE TABLE clocks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL,
  started_on date NOT NULL,
  due_on date NOT NULL,
  met_on date,
  met_by text,
  CHECK ((met_on IS NULL) = (met_by IS NULL))
);
-- One duty runs once at a time, however often its cause is noticed.
CREATE UNIQUE INDEX clocks_running ON clocks (application_id, kind) WHERE met_on IS NULL;
CREATE INDEX clocks_due ON clocks (due_on) WHERE met_on IS NULL;

CREATE TABLE news_wishes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  about text NOT NULL CHECK (about IN ('waitlist', 'lowEquity', 'boost', 'latePayment')),
  email text NOT NULL CHECK (email = lower(email)),
  first_name text,
  state text,
  wished_at timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  withdrawn_at timestamptz,
  CHECK ((about = 'waitlist') = (state IS NOT NULL)),
  UNIQUE (application_id, about)
);
CREATE INDEX news_wishes_open ON news_wishes (about) WHERE told_at IS NULL AND withdrawn_at IS NULL;

ALTER TABLE mail_opt_outs DROP CONSTRAINT mail_opt_outs_kind_check;
ALTER TABLE mail_opt_outs ADD CONSTRAINT mail_opt_outs_kind_check CHECK (kind IN ('reminders', 'waitlist', 'answers'));

CREATE TABLE lead_links (
  token_hash bytea PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  partner text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE value_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  amount integer NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  -- The valuation it doubts, as it was shown.
  valuation jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'declined')),
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  CHECK ((state = 'open') = (answered_at IS NULL))
);
CREATE UNIQUE INDEX value_requests_open ON value_requests (application_id) WHERE state = 'open';

GRANT SELECT, DELETE ON offers, decisions, clocks, news_wishes, lead_links, value_requests TO hearthline_purge;
