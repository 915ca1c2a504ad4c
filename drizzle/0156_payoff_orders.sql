-- Payoff statements that we ask creditors for, each on the applicant's signed authorization. Its letter and its mailing are kept with the notices. Forward only.

CREATE TABLE payoff_orders (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  -- The debt it is about.
  subject text NOT NULL,
  consent_id uuid NOT NULL REFERENCES consents ON DELETE CASCADE,
  paper_id uuid NOT NULL REFERENCES papers ON DELETE CASCADE,
  creditor text NOT NULL,
  ordered_on date NOT NULL,
  due_on date NOT NULL,
  ordered_at timestamptz NOT NULL
);
CREATE INDEX payoff_orders_application ON payoff_orders (application_id, ordered_at);
GRANT SELECT, DELETE ON payoff_orders TO hearthline_purge;
