-- The talks between people and staff as a list shows them, and messages of who left an application with them. Forward only.

-- Who comes next as co-borrower reads nothing that was written to or by the one before.
ALTER TABLE loan_messages ADD COLUMN retired_at timestamptz;

-- One talk with each of the people. Kept by the database as messages come and are read; never written by hand.
CREATE TABLE loan_talks (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL,
  company_id uuid,
  branch_id uuid,
  assigned_to uuid,
  brought_by uuid,
  last_message_id uuid NOT NULL,
  last_at timestamptz NOT NULL,
  -- What the person wrote and nobody of the staff has had on the screen.
  unread integer NOT NULL,
  unread_since timestamptz,
  PRIMARY KEY (application_id, person),
  CHECK ((unread = 0) = (unread_since IS NULL))
);
CREATE INDEX loan_talks_newest ON loan_talks (last_at DESC, application_id DESC, person DESC);
CREATE INDEX loan_talks_company ON loan_talks (company_id, last_at DESC, application_id DESC, person DESC) WHERE company_id IS NOT NULL;
CREATE INDEX loan_talks_branch ON loan_talks (branch_id, last_at DESC, application_id DESC, person DESC) WHERE branch_id IS NOT NULL;
CREATE INDEX loan_talks_assigned ON loan_talks (assigned_to, last_at DESC, application_id DESC, person DESC) WHERE assigned_to IS NOT NULL;
CREATE INDEX loan_talks_brought ON loan_talks (brought_by, last_at DESC, application_id DESC, person DESC) WHERE brought_by IS NOT NULL;
CREATE INDEX loan_talks_unread ON loan_talks (unread_since, application_id, person) WHERE unread > 0;

CREATE FUNCTION refresh_loan_talk(application uuid, with_person text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  -- Waits for whoever changes the same talk, so that the messages are read after theirs are there.
  PERFORM FROM loan_talks WHERE application_id = application AND person = with_person FOR UPDATE;
  DELETE FROM loan_talks t WHERE t.application_id = application AND t.person = with_person AND NOT EXISTS (
    SELECT FROM loan_messages m WHERE m.application_id = application AND m.person = with_person AND m.retired_at IS NULL);
  INSERT INTO loan_talks
    SELECT a.id, with_person, a.company_id, a.branch_id, a.assigned_to, a.brought_by, newest.id, newest.sent_at, waiting.unread, waiting.since
    FROM applications a
    CROSS JOIN LATERAL (SELECT m.id, m.sent_at FROM loan_messages m
      WHERE m.application_id = a.id AND m.person = with_person AND m.retired_at IS NULL ORDER BY m.sent_at DESC LIMIT 1) newest
    CROSS JOIN LATERAL (SELECT count(*)::int AS unread, min(m.sent_at) AS since FROM loan_messages m
      WHERE m.application_id = a.id AND m.person = with_person AND m.retired_at IS NULL AND m.staff_id IS NULL AND m.read_at IS NULL) waiting
    WHERE a.id = application
  ON CONFLICT (application_id, person) DO UPDATE SET last_message_id = EXCLUDED.last_message_id, last_at = EXCLUDED.last_at,
    unread = EXCLUDED.unread, unread_since = EXCLUDED.unread_since;
END $$;

CREATE FUNCTION refresh_loan_talks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_loan_talk(application_id, person) FROM (SELECT DISTINCT application_id, person FROM changed ORDER BY 1, 2) talks;
  RETURN NULL;
END $$;
CREATE TRIGGER refresh_talk_written AFTER INSERT ON loan_messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_loan_talks();
CREATE TRIGGER refresh_talk_read AFTER UPDATE ON loan_messages
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_loan_talks();

CREATE FUNCTION move_loan_talks() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE loan_talks SET company_id = NEW.company_id, branch_id = NEW.branch_id, assigned_to = NEW.assigned_to, brought_by = NEW.brought_by
    WHERE application_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER move_loan_talks AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((OLD.company_id, OLD.branch_id, OLD.assigned_to, OLD.brought_by)
    IS DISTINCT FROM (NEW.company_id, NEW.branch_id, NEW.assigned_to, NEW.brought_by))
  EXECUTE FUNCTION move_loan_talks();

GRANT SELECT, DELETE ON loan_talks TO hearthline_purge;

SELECT refresh_loan_talk(application_id, person) FROM (SELECT DISTINCT application_id, person FROM loan_messages) talks;
