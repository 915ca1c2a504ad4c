-- Work on documents: how a page is turned, notes on a page, and the files a document was made from. Forward only.

-- Null for a file as it was sent.
ALTER TABLE files ADD COLUMN origin jsonb;

CREATE TABLE page_turns (
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  page integer NOT NULL CHECK (page > 0),
  -- Quarters of a turn to the right.
  quarters integer NOT NULL CHECK (quarters BETWEEN 0 AND 3),
  turned_by uuid NOT NULL,
  turned_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (file_id, page)
);

CREATE TABLE page_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  page integer NOT NULL CHECK (page > 0),
  body text NOT NULL,
  staff_id uuid NOT NULL,
  staff_name text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX page_notes_file ON page_notes (file_id, written_at);
GRANT SELECT, DELETE ON page_turns, page_notes TO hearthline_purge;
