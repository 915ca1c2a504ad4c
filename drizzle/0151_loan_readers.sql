-- Staff with a loan open, one row a tab, so that colleagues see it in their lists. A row is renewed while the page is open. Forward only.

CREATE TABLE loan_readers (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX loan_readers_loan ON loan_readers (application_id);
GRANT SELECT, DELETE ON loan_readers TO hearthline_purge;
