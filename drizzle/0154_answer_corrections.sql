-- Answers that staff corrected after the application was sent, and what the applicant said to it. Forward only.

CREATE TABLE answer_corrections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  person text NOT NULL CHECK (person IN ('borrower', 'coborrower')),
  step text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('told', 'confirmed', 'objected')),
  objection text,
  corrected_by uuid NOT NULL,
  corrected_by_name text NOT NULL,
  corrected_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK ((state = 'told') = (answered_at IS NULL)),
  CHECK ((state = 'objected') = (objection IS NOT NULL))
);
CREATE INDEX answer_corrections_application ON answer_corrections (application_id, corrected_at);
GRANT SELECT, DELETE ON answer_corrections TO hearthline_purge;
