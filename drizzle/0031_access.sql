-- How people prove who they are, how often it failed, and where they are signed in. Forward only.

-- Where a session was opened, when its person last proved who they are and how, and how it ended.
ALTER TABLE sessions
  ADD COLUMN address text,
  ADD COLUMN proved_at timestamptz,
  ADD COLUMN proved_by text CHECK (proved_by IN ('code', 'password', 'app', 'passkey')),
  ADD COLUMN is_signed_out boolean NOT NULL DEFAULT false;

-- A link ends with the maker's place in the loan and with the session that made it.
ALTER TABLE task_links
  ADD COLUMN account_id uuid REFERENCES accounts,
  ADD COLUMN session_id uuid REFERENCES sessions ON DELETE SET NULL;
-- Upload links from before: those of a person who has taken that place since the link was made end here.
UPDATE task_links SET account_id = people.account_id
  FROM application_people people JOIN accounts ON accounts.id = people.account_id
  WHERE task_links.task = 'upload' AND people.application_id = task_links.application_id
    AND people.person = task_links.subject AND accounts.created_at <= task_links.created_at;

-- A stranger's wrong tries do not use up a code that was sent for from elsewhere.
ALTER TABLE sign_in_codes
  ADD COLUMN requested_from text NOT NULL DEFAULT '',
  ADD COLUMN tries_elsewhere integer NOT NULL DEFAULT 0;

-- Failed tries by account and source; an empty account stands for all accounts together.
CREATE TABLE sign_in_tries (
  account text NOT NULL,
  source text NOT NULL,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (account, source)
);
CREATE INDEX sign_in_tries_last ON sign_in_tries (last_at);

-- Every try to sign in or to prove oneself again. Rows can only be added, and deleted after a year.
CREATE TABLE sign_in_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  realm text NOT NULL CHECK (realm IN ('applicant', 'portal')),
  -- Null when no single account was meant.
  account_id uuid REFERENCES accounts ON DELETE SET NULL,
  way text NOT NULL,
  outcome text NOT NULL,
  address text NOT NULL
);
CREATE INDEX sign_in_events_account ON sign_in_events (account_id, at);
CREATE INDEX sign_in_events_at ON sign_in_events (at);

CREATE FUNCTION refuse_sign_in_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '1 year' THEN
    RETURN OLD;
  END IF;
  -- An account that is purged leaves its events without it.
  IF TG_OP = 'UPDATE' AND NEW.account_id IS NULL
    AND (NEW.id, NEW.at, NEW.realm, NEW.way, NEW.outcome, NEW.address) = (OLD.id, OLD.at, OLD.realm, OLD.way, OLD.outcome, OLD.address) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'sign-in events can only be added' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_sign_in_event_change BEFORE UPDATE OR DELETE ON sign_in_events
  FOR EACH ROW EXECUTE FUNCTION refuse_sign_in_event_change();

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts,
  -- As the authenticator names it, in base64url.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX passkeys_account ON passkeys (account_id);

-- One use each, for a few minutes. Without a session: for the sign-in page that holds the token.
CREATE TABLE passkey_challenges (
  token_hash bytea PRIMARY KEY,
  challenge text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('enroll', 'signIn', 'confirm')),
  session_id uuid REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
