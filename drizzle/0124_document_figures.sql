-- Figures a person took from a document: what it says, where, and by whom it was used. Forward only.

CREATE TABLE document_figures (
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  name text NOT NULL,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  value text NOT NULL,
  page integer NOT NULL CHECK (page > 0),
  -- Null where a person typed it instead of taking what was found.
  place jsonb,
  used_by uuid NOT NULL,
  used_by_name text NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (file_id, name)
);
CREATE INDEX document_figures_application ON document_figures (application_id);
GRANT SELECT, DELETE ON document_figures TO hearthline_purge;
