-- Values of models drawn at random for review, and what the reviewer found. Forward only.

CREATE TABLE avm_reviews (
  report_id uuid PRIMARY KEY REFERENCES reports ON DELETE CASCADE,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  model text NOT NULL,
  share integer NOT NULL,
  code text NOT NULL,
  drawn_on date NOT NULL,
  valuation jsonb NOT NULL,
  finding text CHECK (finding IN ('supported', 'tooHigh', 'tooLow')),
  details jsonb,
  reviewed_by uuid,
  reviewed_by_name text,
  reviewed_on date,
  CHECK ((finding IS NULL) = (reviewed_by IS NULL))
);
CREATE INDEX avm_reviews_application ON avm_reviews (application_id);
GRANT SELECT, DELETE ON avm_reviews TO hearthline_purge;
