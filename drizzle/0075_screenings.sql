-- Each screening of a party to a loan against the sanctions list, and what reviewers found about a match. Forward only.

CREATE TABLE screenings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  subject jsonb NOT NULL,
  list_version text NOT NULL,
  list_published_on date NOT NULL,
  matches jsonb NOT NULL,
  screened_at timestamptz NOT NULL
);
CREATE INDEX screenings_application ON screenings (application_id, screened_at);
REVOKE DELETE ON screenings FROM hearthline_application;

CREATE TABLE match_findings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  finding text NOT NULL CHECK (finding IN ('different', 'same')),
  subject jsonb NOT NULL,
  entry jsonb NOT NULL,
  reason text NOT NULL,
  found_by uuid NOT NULL REFERENCES accounts,
  found_by_name text NOT NULL,
  found_at timestamptz NOT NULL
);
CREATE INDEX match_findings_application ON match_findings (application_id, found_at);
REVOKE DELETE ON match_findings FROM hearthline_application;
