-- Papers as they were shown and signed, and who signs them. Forward only.

CREATE TABLE signers (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  consented_at timestamptz,
  consent_version text,
  withdrawn_at timestamptz,
  paper_wanted_at timestamptz,
  signature jsonb,
  adopted_at timestamptz,
  address text,
  agent text,
  PRIMARY KEY (application_id, person)
);

CREATE TABLE papers (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  packet text NOT NULL CHECK (packet IN ('funnel', 'closing', 'notice')),
  place integer NOT NULL,
  kind text NOT NULL,
  content jsonb NOT NULL,
  terms_hash text NOT NULL,
  pages integer NOT NULL CHECK (pages > 0),
  state text NOT NULL CHECK (state IN ('prepared', 'signed', 'declined', 'issued', 'superseded')),
  marks jsonb NOT NULL DEFAULT '{}',
  decline_reason text,
  shown_file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  shown_sha256 bytea NOT NULL,
  sealed_file_id uuid REFERENCES files ON DELETE CASCADE,
  sealed_sha256 bytea,
  prepared_at timestamptz NOT NULL DEFAULT now(),
  opened_at timestamptz,
  signed_at timestamptz,
  signed_on date,
  CHECK (state <> 'signed' OR (sealed_file_id IS NOT NULL AND signed_at IS NOT NULL AND signed_on IS NOT NULL))
);
CREATE UNIQUE INDEX papers_place ON papers (application_id, person, packet, place) WHERE state <> 'superseded';
CREATE INDEX papers_sealed ON papers (sealed_sha256);

GRANT SELECT, DELETE ON papers, signers TO hearthline_purge;
