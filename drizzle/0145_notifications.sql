-- What a member of staff is told of, and what they want mailed. Forward only.

CREATE TABLE staff_notifications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts (id),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL,
  by_name text,
  at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
CREATE INDEX staff_notifications_newest ON staff_notifications (account_id, at DESC);
CREATE INDEX staff_notifications_unread ON staff_notifications (account_id, application_id) WHERE read_at IS NULL;
CREATE INDEX staff_notifications_application ON staff_notifications (application_id);
GRANT SELECT, DELETE ON staff_notifications TO hearthline_purge;

-- Open pages of that person hear of it when the transaction commits.
CREATE FUNCTION tell_notified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_notified', NEW.account_id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER tell_notified AFTER INSERT OR UPDATE ON staff_notifications
  FOR EACH ROW EXECUTE FUNCTION tell_notified();

ALTER TABLE loan_notes ADD COLUMN mentioned text[] NOT NULL DEFAULT '{}';
ALTER TABLE desk_settings ADD COLUMN not_mailed text[] NOT NULL DEFAULT '{}';
