-- The sandbox makes up loans that began weeks ago: what it writes of them bears the time of that day, as their clocks do. Forward only.

-- How far from now the same hour of another day is where the lender is: a transaction says how many days and in which zone, nothing else ever does.
-- In this language its plan is kept from call to call: every event asks it.
CREATE FUNCTION days_from_now() RETURNS interval LANGUAGE plpgsql STABLE AS $$
DECLARE
  set_to text := current_setting('hearthline.days_from_now', true);
  zone text;
BEGIN
  IF set_to IS NULL OR set_to = '' THEN RETURN interval '0'; END IF;
  zone := split_part(set_to, ' ', 2);
  RETURN make_interval(secs => extract(epoch FROM
    (now() AT TIME ZONE zone + make_interval(days => split_part(set_to, ' ', 1)::integer)) AT TIME ZONE zone - now())::float8);
END $$;

ALTER TABLE events ALTER COLUMN at SET DEFAULT now() + days_from_now();
ALTER TABLE consents ALTER COLUMN given_at SET DEFAULT clock_timestamp() + days_from_now();
ALTER TABLE offers ALTER COLUMN made_at SET DEFAULT clock_timestamp() + days_from_now();
ALTER TABLE decisions ALTER COLUMN decided_at SET DEFAULT clock_timestamp() + days_from_now();
ALTER TABLE decision_runs ALTER COLUMN ran_at SET DEFAULT clock_timestamp() + days_from_now();
ALTER TABLE decision_proposals ALTER COLUMN decided_at SET DEFAULT clock_timestamp() + days_from_now();
ALTER TABLE paper_receipts ALTER COLUMN received_at SET DEFAULT clock_timestamp() + days_from_now();
ALTER TABLE papers ALTER COLUMN prepared_at SET DEFAULT now() + days_from_now();
ALTER TABLE loan_messages ALTER COLUMN sent_at SET DEFAULT clock_timestamp() + days_from_now();
ALTER TABLE funding_approvals ALTER COLUMN agreed_at SET DEFAULT now() + days_from_now();
ALTER TABLE fundings ALTER COLUMN funded_at SET DEFAULT now() + days_from_now();
