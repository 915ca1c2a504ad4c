-- How staff get in, from where, and what was done to their accounts by whom. Forward only.

-- Ten for each account, each good once in place of the app's code.
CREATE TABLE recovery_codes (
  account_id uuid NOT NULL REFERENCES accounts,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- The browser as it called itself when the session was opened.
ALTER TABLE sessions ADD COLUMN agent text;

-- One chain for all of the portal's accounts, companies and branches; rows can only be added.
CREATE TABLE staff_events (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Who did it; null for the product itself.
  actor uuid REFERENCES accounts,
  subject uuid NOT NULL,
  kind text NOT NULL,
  body jsonb NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX staff_events_subject ON staff_events (subject, seq);

CREATE FUNCTION staff_event_hash(previous bytea, e staff_events) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(previous || convert_to(jsonb_build_array(
    e.seq, trunc(extract(epoch FROM e.at) * 1000000)::bigint, e.actor, e.subject, e.kind, e.body)::text, 'UTF8'))
$$;

CREATE FUNCTION chain_staff_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last staff_events;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff_events'));
  SELECT * INTO last FROM staff_events ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last.seq, 0) + 1;
  NEW.previous_hash := coalesce(last.hash, '\x00');
  NEW.hash := staff_event_hash(NEW.previous_hash, NEW);
  RETURN NEW;
END $$;
CREATE TRIGGER chain_staff_event BEFORE INSERT ON staff_events FOR EACH ROW EXECUTE FUNCTION chain_staff_event();

CREATE FUNCTION refuse_staff_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'staff events can only be added' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER refuse_staff_event_change BEFORE UPDATE OR DELETE ON staff_events
  FOR EACH ROW EXECUTE FUNCTION refuse_staff_event_change();
CREATE TRIGGER refuse_staff_event_truncate BEFORE TRUNCATE ON staff_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_staff_event_change();

-- The first row whose hash does not fit what is stored, or nothing.
CREATE FUNCTION broken_staff_event() RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT min(seq) FROM (
    SELECT e.seq, e.hash, staff_event_hash(coalesce(lag(e.hash) OVER (ORDER BY e.seq), '\x00'), e) AS expected,
           row_number() OVER (ORDER BY e.seq) AS position
    FROM staff_events e) chain
  WHERE hash <> expected OR seq <> position
$$;
