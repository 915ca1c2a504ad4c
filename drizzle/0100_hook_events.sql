-- Webhooks from vendors, each kept once and worked on by a job. Forward only.

CREATE TABLE hook_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  capability text NOT NULL,
  brand text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  news jsonb NOT NULL,
  body text NOT NULL,
  state text NOT NULL CHECK (state IN ('received', 'worked', 'late', 'unmatched', 'ignored', 'unreadable')),
  deliveries integer NOT NULL DEFAULT 1,
  application_id uuid REFERENCES applications ON DELETE CASCADE,
  received_at timestamptz NOT NULL,
  last_received_at timestamptz NOT NULL,
  worked_at timestamptz,
  UNIQUE (capability, brand, event_id)
);
CREATE INDEX hook_events_received ON hook_events (received_at DESC, id DESC);
CREATE INDEX hook_events_application ON hook_events (application_id) WHERE application_id IS NOT NULL;
GRANT SELECT, DELETE ON hook_events TO hearthline_purge;
