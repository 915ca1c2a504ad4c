-- The page each part of a document starts on, so that the signing page can mark the pages of its PDF. Forward only.

ALTER TABLE papers ADD COLUMN section_pages jsonb;
