-- The sandbox makes up loans that began weeks ago: what it writes of them bears the time of that day, as their clocks do. Forward only.

-- Whole days from now, as a transaction has set them; nothing else ever does.
CREATE FUNCTION days_from_now() RETURNS interval LANGUAGE sql STABLE AS $$
  SELECT make_interval(days => coalesce(nullif(current_setting('hearthline.days_from_now', true), ''), '0')::integer)
$$;

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
