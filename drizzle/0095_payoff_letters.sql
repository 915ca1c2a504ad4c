-- Payoff letters of creditors: what staff read from them, and the second person who confirmed it. Forward only.

CREATE TABLE payoff_letters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  -- The debt it is about.
  subject text NOT NULL,
  letter jsonb NOT NULL,
  file_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'inForce', 'declined', 'replaced')),
  entered_by uuid NOT NULL,
  entered_by_name text NOT NULL,
  entered_at timestamptz NOT NULL,
  settled_by uuid,
  settled_by_name text,
  settled_at timestamptz,
  CHECK (entered_by IS DISTINCT FROM settled_by)
);
CREATE UNIQUE INDEX payoff_letters_waiting ON payoff_letters (application_id, subject) WHERE state = 'waiting';
CREATE UNIQUE INDEX payoff_letters_in_force ON payoff_letters (application_id, subject) WHERE state = 'inForce';
GRANT SELECT, DELETE ON payoff_letters TO hearthline_purge;
