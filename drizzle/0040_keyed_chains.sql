-- Events are chained with a key the database does not hold: the application computes each code, SQL keeps order and append-only. Forward only.

-- Each key sealed under the key ring, so that a change of the ring leaves every code as it is.
CREATE TABLE chain_keys (
  id text PRIMARY KEY,
  sealed bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Chains from before, which the database hashed itself: checked once, when the first key is made, and closed under it.
CREATE TABLE closed_chains (
  chain text PRIMARY KEY,
  events bigint NOT NULL,
  last_hash bytea NOT NULL,
  -- The first event that did not fit when the chain was closed.
  broken_at bigint,
  key_id text NOT NULL,
  code bytea NOT NULL
);

-- Null for events the database hashed itself.
ALTER TABLE events ADD COLUMN key_id text;
ALTER TABLE staff_events ADD COLUMN key_id text;
ALTER TABLE purged_chains ADD COLUMN key_id text, ADD COLUMN code bytea;

-- A statement of its own for each: the head is read after the wait for the lock.
CREATE FUNCTION event_head(application uuid) RETURNS TABLE (seq bigint, hash bytea, not_before float8) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM applications WHERE id = application FOR NO KEY UPDATE;
  RETURN QUERY SELECT e.seq::bigint, e.hash, ceil(extract(epoch FROM e.at) * 1000)::float8
    FROM events e WHERE e.application_id = application ORDER BY e.seq DESC LIMIT 1;
END $$;

CREATE FUNCTION staff_event_head() RETURNS TABLE (seq bigint, hash bytea, not_before float8) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff_events'));
  RETURN QUERY SELECT e.seq, e.hash, ceil(extract(epoch FROM e.at) * 1000)::float8
    FROM staff_events e ORDER BY e.seq DESC LIMIT 1;
END $$;

CREATE OR REPLACE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last events;
BEGIN
  PERFORM FROM applications WHERE id = NEW.application_id FOR NO KEY UPDATE;
  SELECT * INTO last FROM events WHERE application_id = NEW.application_id ORDER BY seq DESC LIMIT 1;
  IF NEW.seq <> coalesce(last.seq, 0) + 1 OR NEW.previous_hash <> coalesce(last.hash, '\x00') OR NEW.at < last.at
    OR NEW.key_id IS NULL OR octet_length(NEW.hash) <> 32 THEN
    RAISE EXCEPTION 'an event must follow the last one of its chain' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION chain_staff_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last staff_events;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff_events'));
  SELECT * INTO last FROM staff_events ORDER BY seq DESC LIMIT 1;
  IF NEW.seq <> coalesce(last.seq, 0) + 1 OR NEW.previous_hash <> coalesce(last.hash, '\x00') OR NEW.at < last.at
    OR NEW.key_id IS NULL OR octet_length(NEW.hash) <> 32 THEN
    RAISE EXCEPTION 'a staff event must follow the last one' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

DROP FUNCTION broken_event(uuid);
DROP FUNCTION broken_staff_event();

CREATE TRIGGER refuse_closed_chain_change BEFORE UPDATE OR DELETE ON closed_chains
  FOR EACH ROW EXECUTE FUNCTION refuse_event_change();
CREATE TRIGGER refuse_purged_chain_change BEFORE UPDATE OR DELETE ON purged_chains
  FOR EACH ROW EXECUTE FUNCTION refuse_event_change();

-- The receipt of a purge carries the application's own code, so that a chain deleted by hand cannot pass as purged.
DROP FUNCTION purge_application(uuid);
CREATE FUNCTION purge_application(
  application uuid, expected_events integer DEFAULT NULL, receipt_key text DEFAULT NULL, receipt bytea DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM FROM applications WHERE id = application FOR UPDATE;
  IF EXISTS (SELECT FROM applications WHERE id = application AND legal_hold) THEN
    RAISE EXCEPTION 'the application is on legal hold' USING ERRCODE = 'restrict_violation';
  END IF;
  IF expected_events <> (SELECT max(seq) FROM events WHERE application_id = application) THEN
    RAISE EXCEPTION 'the application changed meanwhile' USING ERRCODE = 'serialization_failure';
  END IF;
  INSERT INTO purged_chains (application_id, events, last_hash, key_id, code)
    SELECT application_id, seq, hash, receipt_key, receipt FROM events WHERE application_id = application ORDER BY seq DESC LIMIT 1;
  DELETE FROM events WHERE application_id = application;
  DELETE FROM applications WHERE id = application;
END $$;
GRANT CREATE ON SCHEMA public TO hearthline_purge;
ALTER FUNCTION purge_application(uuid, integer, text, bytea) OWNER TO hearthline_purge;
REVOKE CREATE ON SCHEMA public FROM hearthline_purge;
