-- What staff do about loans of one person or home: they are different, both are kept, or one is to be closed. Forward only.

ALTER TABLE duplicate_findings ADD COLUMN outcome text NOT NULL DEFAULT 'different'
  CHECK (outcome IN ('different', 'bothKept', 'joining'));
-- The loan that goes on; the other waits for its applicant's word.
ALTER TABLE duplicate_findings ADD COLUMN kept_id uuid;
ALTER TABLE duplicate_findings ADD CHECK ((outcome = 'joining') = (kept_id IS NOT NULL));
