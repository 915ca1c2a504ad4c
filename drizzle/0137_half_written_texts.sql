-- Notes and messages that staff have half written, kept here and not in their browsers. Forward only.

CREATE TABLE half_written_texts (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  place text NOT NULL CHECK (place IN ('note', 'message/borrower', 'message/coborrower')),
  body text NOT NULL,
  typed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, application_id, place)
);
GRANT SELECT, DELETE ON half_written_texts TO hearthline_purge;
