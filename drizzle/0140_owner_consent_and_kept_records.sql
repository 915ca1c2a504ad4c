-- How an owner who does not borrow agreed to electronic records, and records whose deletion was refused. Forward only.

ALTER TABLE closing_owners
  ADD COLUMN consented_at timestamptz,
  ADD COLUMN consent_version text,
  ADD COLUMN consent_address text,
  ADD COLUMN consent_agent text,
  ADD COLUMN paper_wanted_at timestamptz;

CREATE TABLE purge_refusals (
  application_id uuid PRIMARY KEY REFERENCES applications ON DELETE CASCADE,
  why text NOT NULL CHECK (why IN ('onHold', 'lineOpen', 'failed')),
  since date NOT NULL
);
GRANT SELECT, DELETE ON purge_refusals TO hearthline_purge;
