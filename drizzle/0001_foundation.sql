-- Accounts, sessions, applications, their events, secrets, demographics, limits. Forward only.

CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  realm text NOT NULL CHECK (realm IN ('applicant', 'portal')),
  -- A prequalification begins before anyone has asked for an address.
  email text CHECK (email = lower(email)),
  CHECK (realm = 'applicant' OR email IS NOT NULL),
  first_name text,
  last_name text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('invited', 'active', 'deactivated')),
  email_confirmed_at timestamptz,
  password_hash text,
  totp_secret bytea,
  totp_last_step bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Two applicants may share one address; staff may not.
CREATE UNIQUE INDEX accounts_portal_email ON accounts (email) WHERE realm = 'portal';
CREATE INDEX accounts_email ON accounts (realm, email);

CREATE TABLE portal_grants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  role text NOT NULL CHECK (role IN ('admin', 'manager', 'loanOfficer', 'processor', 'underwriter', 'policyManager', 'partner', 'auditor')),
  scope_kind text NOT NULL CHECK (scope_kind IN ('lender', 'company', 'branch', 'own')),
  scope_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CHECK ((scope_kind IN ('company', 'branch')) = (scope_id IS NOT NULL))
);
CREATE INDEX portal_grants_account ON portal_grants (account_id) WHERE revoked_at IS NULL;

CREATE TABLE enrolments (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  totp_secret bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE sign_in_codes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sign_in_codes_email ON sign_in_codes (email, expires_at DESC);

CREATE TABLE applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  loan_number bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) UNIQUE,
  status text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  schema_version integer NOT NULL,
  variant text NOT NULL,
  lead_source text NOT NULL DEFAULT 'web',
  document jsonb NOT NULL,
  encompass_conditionally_approved boolean NOT NULL DEFAULT false,
  borrower_name text NOT NULL,
  email text,
  phone text,
  city text,
  state text,
  zip text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX applications_email ON applications (email);

-- Every change of version is told to whoever listens, whoever made it.
CREATE FUNCTION announce_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('application_changed', NEW.id || ' ' || NEW.version);
  RETURN NULL;
END $$;
CREATE TRIGGER announce_application AFTER UPDATE OF version ON applications
  FOR EACH ROW EXECUTE FUNCTION announce_application();

CREATE TABLE application_people (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  account_id uuid NOT NULL REFERENCES accounts,
  PRIMARY KEY (application_id, person)
);
CREATE INDEX application_people_account ON application_people (account_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  realm text NOT NULL CHECK (realm IN ('applicant', 'portal')),
  account_id uuid NOT NULL REFERENCES accounts,
  application_id uuid REFERENCES applications ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_account ON sessions (account_id) WHERE revoked_at IS NULL;

CREATE TABLE drafts (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  step text NOT NULL,
  sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (application_id, person, step)
);

CREATE TABLE secrets (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  kind text NOT NULL CHECK (kind IN ('ssn', 'accountNumber')),
  key_name text NOT NULL,
  sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (application_id, person, kind)
);
CREATE INDEX secrets_key ON secrets (key_name);

CREATE SCHEMA demographics;
CREATE TABLE demographics.answers (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  document jsonb NOT NULL,
  how_collected text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (application_id, person)
);

-- Events: append-only and chained by hash, both enforced here so that no code of ours can forget it.
CREATE TABLE events (
  application_id uuid NOT NULL REFERENCES applications,
  seq integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor text NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (application_id, seq)
);

CREATE FUNCTION event_hash(previous bytea, e events) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    e.application_id, e.seq, trunc(extract(epoch FROM e.at) * 1000000)::bigint, e.actor, e.kind, e.body)::text, 'UTF8'))
$$;

CREATE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last events;
BEGIN
  SELECT * INTO last FROM events WHERE application_id = NEW.application_id ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last.seq, 0) + 1;
  NEW.previous_hash := coalesce(last.hash, '\x00');
  NEW.hash := event_hash(NEW.previous_hash, NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER chain_event BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION chain_event();

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'hearthline_purge') THEN
    BEGIN
      CREATE ROLE hearthline_purge NOLOGIN;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
END $$;

CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_user = 'hearthline_purge' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'events can only be added' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_event_change BEFORE UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
CREATE TRIGGER refuse_event_truncate BEFORE TRUNCATE ON events FOR EACH STATEMENT EXECUTE FUNCTION refuse_event_change();

-- The first event whose hash does not fit what is stored, or nothing.
CREATE FUNCTION broken_event(application uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT min(seq) FROM (
    SELECT e.seq, e.hash, event_hash(coalesce(lag(e.hash) OVER (ORDER BY e.seq), '\x00'), e) AS expected,
           row_number() OVER (ORDER BY e.seq) AS position
    FROM events e WHERE e.application_id = application) chain
  WHERE hash <> expected OR seq <> position
$$;

-- The purge by retention is the one way out: it removes a whole chain and keeps its last hash.
CREATE TABLE purged_chains (
  application_id uuid PRIMARY KEY,
  events integer NOT NULL,
  last_hash bytea NOT NULL,
  purged_at timestamptz NOT NULL DEFAULT now()
);
CREATE FUNCTION purge_application(application uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO purged_chains (application_id, events, last_hash)
    SELECT application_id, seq, hash FROM events WHERE application_id = application ORDER BY seq DESC LIMIT 1;
  DELETE FROM events WHERE application_id = application;
  DELETE FROM applications WHERE id = application;
END $$;
GRANT SELECT, DELETE, UPDATE, REFERENCES ON applications, application_people, drafts, secrets, sessions TO hearthline_purge;
GRANT USAGE ON SCHEMA demographics TO hearthline_purge;
GRANT SELECT, DELETE ON demographics.answers TO hearthline_purge;
GRANT SELECT, INSERT ON purged_chains TO hearthline_purge;
GRANT SELECT, DELETE ON events TO hearthline_purge;
GRANT hearthline_purge TO CURRENT_USER;
GRANT CREATE ON SCHEMA public TO hearthline_purge;
ALTER FUNCTION purge_application(uuid) OWNER TO hearthline_purge;
REVOKE CREATE ON SCHEMA public FROM hearthline_purge;

-- Counters that may be lost in a crash without harm.
CREATE UNLOGGED TABLE rate_limits (
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  uses integer NOT NULL,
  PRIMARY KEY (key, window_start)
);
CREATE UNLOGGED TABLE bot_check_uses (
  token_hash bytea PRIMARY KEY,
  uses integer NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What the sandbox's mail port delivered.
CREATE TABLE sandbox_mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  delivery_key text NOT NULL UNIQUE
);
