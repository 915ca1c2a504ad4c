-- Several may tell of one application at once: each waits for who came first, instead of taking the same number and failing. Forward only.

-- The same lock as whoever changes the application holds, so there is one order of waiting. A time is the start of its transaction, which may
-- have waited: nothing is told before what stands before it.
CREATE OR REPLACE FUNCTION chain_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE last events;
BEGIN
  PERFORM FROM applications WHERE id = NEW.application_id FOR NO KEY UPDATE;
  SELECT * INTO last FROM events WHERE application_id = NEW.application_id ORDER BY seq DESC LIMIT 1;
  NEW.seq := coalesce(last.seq, 0) + 1;
  NEW.at := greatest(NEW.at, last.at);
  NEW.previous_hash := coalesce(last.hash, '\x00');
  NEW.hash := event_hash(NEW.previous_hash, NEW);
  RETURN NEW;
END $$;
