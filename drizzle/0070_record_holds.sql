-- Holds with a reason and a name, the end of an account, and a purge that refuses a line that is open. Forward only.

CREATE TABLE record_holds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  reason text NOT NULL,
  set_by uuid NOT NULL REFERENCES accounts,
  set_at timestamptz NOT NULL,
  lift_reason text,
  lifted_by uuid REFERENCES accounts,
  lifted_at timestamptz,
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL) AND (lifted_at IS NULL) = (lift_reason IS NULL))
);
CREATE UNIQUE INDEX one_hold_at_a_time ON record_holds (application_id) WHERE lifted_at IS NULL;
REVOKE DELETE ON record_holds FROM hearthline_application;

ALTER TABLE applications ADD COLUMN account_ended_on date;
CREATE INDEX applications_on_hold ON applications (loan_number) WHERE legal_hold;

CREATE OR REPLACE FUNCTION purge_application(
  application uuid, expected_events integer DEFAULT NULL, receipt_key text DEFAULT NULL, receipt bytea DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM FROM applications WHERE id = application FOR UPDATE;
  IF EXISTS (SELECT FROM applications WHERE id = application AND legal_hold) THEN
    RAISE EXCEPTION 'the application is on legal hold' USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (SELECT FROM applications a JOIN fundings f ON f.application_id = a.id
             WHERE a.id = application AND a.account_ended_on IS NULL) THEN
    RAISE EXCEPTION 'the line is open' USING ERRCODE = 'restrict_violation';
  END IF;
  IF expected_events <> (SELECT max(seq) FROM events WHERE application_id = application) THEN
    RAISE EXCEPTION 'the application changed meanwhile' USING ERRCODE = 'serialization_failure';
  END IF;
  INSERT INTO purged_chains (application_id, events, last_hash, key_id, code)
    SELECT application_id, seq, hash, receipt_key, receipt FROM events WHERE application_id = application ORDER BY seq DESC LIMIT 1;
  DELETE FROM events WHERE application_id = application;
  DELETE FROM applications WHERE id = application;
END $$;
