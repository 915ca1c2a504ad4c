-- The lender's own texts for messages to applicants. A change is a new version; none is written over. Forward only.

CREATE TABLE message_templates (
  id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  name text NOT NULL,
  body text NOT NULL,
  is_retired boolean NOT NULL DEFAULT false,
  written_by uuid NOT NULL REFERENCES accounts (id),
  written_by_name text NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (id, version)
);
