-- The time on a record is the real one unless the application gives another: no session variable moves it any more. Forward only.
-- The sandbox's made-up past is written with explicit times from the clock of its container.

ALTER TABLE events ALTER COLUMN at SET DEFAULT now();
ALTER TABLE consents ALTER COLUMN given_at SET DEFAULT clock_timestamp();
ALTER TABLE offers ALTER COLUMN made_at SET DEFAULT clock_timestamp();
ALTER TABLE decisions ALTER COLUMN decided_at SET DEFAULT clock_timestamp();
ALTER TABLE decision_runs ALTER COLUMN ran_at SET DEFAULT clock_timestamp();
ALTER TABLE decision_proposals ALTER COLUMN decided_at SET DEFAULT clock_timestamp();
ALTER TABLE paper_receipts ALTER COLUMN received_at SET DEFAULT clock_timestamp();
ALTER TABLE papers ALTER COLUMN prepared_at SET DEFAULT now();
ALTER TABLE loan_messages ALTER COLUMN sent_at SET DEFAULT clock_timestamp();
ALTER TABLE funding_approvals ALTER COLUMN agreed_at SET DEFAULT now();
ALTER TABLE fundings ALTER COLUMN funded_at SET DEFAULT now();

DROP FUNCTION days_from_now();
