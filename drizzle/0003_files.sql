-- Files and where they stand, legal hold and idle marks, messages that were sent or are not wanted. Forward only.

CREATE TABLE files (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  property_id text,
  document_type text NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL CHECK (size > 0),
  sha256 bytea NOT NULL,
  type text NOT NULL,
  pages integer NOT NULL CHECK (pages > 0),
  state text NOT NULL CHECK (state IN ('quarantined', 'clean', 'refused')),
  key_name text NOT NULL,
  wrapped_key bytea NOT NULL,
  storage_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz
);
CREATE INDEX files_application ON files (application_id);
CREATE INDEX files_key ON files (key_name);
-- The same content sent twice for the same purpose is one file.
CREATE UNIQUE INDEX files_content ON files (application_id, person, document_type, coalesce(property_id, ''), sha256)
  WHERE state <> 'refused';
GRANT SELECT, DELETE ON files TO hearthline_purge;

ALTER TABLE applications
  ADD COLUMN legal_hold boolean NOT NULL DEFAULT false,
  ADD COLUMN idle_since timestamptz;
CREATE INDEX applications_updated ON applications (updated_at);

-- What is on hold stays, whoever asks.
CREATE OR REPLACE FUNCTION purge_application(application uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM applications WHERE id = application AND legal_hold) THEN
    RAISE EXCEPTION 'the application is on legal hold' USING ERRCODE = 'restrict_violation';
  END IF;
  INSERT INTO purged_chains (application_id, events, last_hash)
    SELECT application_id, seq, hash FROM events WHERE application_id = application ORDER BY seq DESC LIMIT 1;
  DELETE FROM events WHERE application_id = application;
  DELETE FROM applications WHERE id = application;
END $$;

-- A reminder belongs to one quiet spell: working again begins a new one.
CREATE TABLE sent_reminders (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  quiet_since timestamptz NOT NULL,
  after_days integer NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (application_id, quiet_since, after_days)
);
GRANT SELECT, DELETE ON sent_reminders TO hearthline_purge;

CREATE TABLE mail_deliveries (
  delivery_key text PRIMARY KEY,
  delivered_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE mail_opt_outs (
  email text NOT NULL CHECK (email = lower(email)),
  kind text NOT NULL CHECK (kind IN ('reminders', 'waitlist')),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (email, kind)
);

ALTER TABLE sandbox_mails
  ADD COLUMN html_body text,
  ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
