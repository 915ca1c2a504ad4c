-- What a person confirmed when looking at an ID, for exactly these pictures. Forward only.

CREATE TABLE id_checks (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  name text NOT NULL,
  pictures jsonb NOT NULL,
  ticked_by uuid NOT NULL,
  ticked_by_name text NOT NULL,
  ticked_at timestamptz NOT NULL,
  PRIMARY KEY (application_id, person, name)
);
GRANT SELECT, DELETE ON id_checks TO hearthline_purge;
