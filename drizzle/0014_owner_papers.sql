-- Papers for an owner of the home who does not borrow: two notices of the right to cancel and the terms. Forward only.

ALTER TABLE papers ADD COLUMN owner text;
DROP INDEX papers_place;
CREATE UNIQUE INDEX papers_place ON papers (application_id, person, packet, coalesce(owner, ''), place)
  WHERE state <> 'superseded';

-- Every certificate papers were ever sealed under: what was sealed before the key was changed is still known as ours.
CREATE TABLE seal_certificates (
  sha256 bytea PRIMARY KEY,
  certificate bytea NOT NULL,
  first_used_at timestamptz NOT NULL DEFAULT now()
);
