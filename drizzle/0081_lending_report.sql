-- The row of the loan application register, kept with the demographics that only the report may read; the census tract staff found. Forward only.

CREATE TABLE demographics.lar_rows (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  action_on date NOT NULL,
  kept_on date NOT NULL,
  document jsonb NOT NULL
);
CREATE INDEX lar_rows_action ON demographics.lar_rows (action_on);
GRANT SELECT, DELETE ON demographics.lar_rows TO hearthline_purge;

CREATE TABLE census_tracts (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  tract text NOT NULL CHECK (tract = 'NA' OR tract ~ '^[0-9]{11}$'),
  source text NOT NULL,
  recorded_by uuid NOT NULL,
  recorded_by_name text NOT NULL,
  recorded_on date NOT NULL
);
GRANT SELECT, DELETE ON census_tracts TO hearthline_purge;
