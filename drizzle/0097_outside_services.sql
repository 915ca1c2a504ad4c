-- Files of outside services as they were last fetched whole, and how each service did when it was last asked. Forward only.

CREATE TABLE service_files (
  service text NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL,
  fetched_at timestamptz NOT NULL,
  PRIMARY KEY (service, name)
);

CREATE TABLE service_states (
  service text PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz,
  outcome text NOT NULL
);

-- A tract may also come from the address service.
ALTER TABLE census_tracts
  ALTER COLUMN recorded_by DROP NOT NULL,
  ALTER COLUMN recorded_by_name DROP NOT NULL,
  ADD CHECK ((recorded_by IS NULL) = (recorded_by_name IS NULL));
