-- What was sent to the lender's loan system, and what it answered. Forward only.

CREATE TABLE loan_system_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  message_key text NOT NULL UNIQUE,
  decision_id uuid NOT NULL,
  status text NOT NULL,
  amount integer,
  brand text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'refused', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  file text,
  answer text,
  loan_system_id text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  answered_at timestamptz
);
CREATE INDEX loan_system_messages_created ON loan_system_messages (created_at DESC, id DESC);
CREATE INDEX loan_system_messages_application ON loan_system_messages (application_id);
GRANT SELECT, DELETE ON loan_system_messages TO hearthline_purge;
