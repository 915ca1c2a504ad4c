-- A message waits here sealed until it is delivered; its job carries the id alone. Forward only.

CREATE TABLE outgoing_messages (
  id uuid PRIMARY KEY,
  delivery_key text NOT NULL UNIQUE,
  kind text NOT NULL,
  delivery_class text NOT NULL,
  application_id uuid,
  sealed bytea NOT NULL,
  -- Handovers whose outcome is not known: a worker that died, a connection lost after the text was sent.
  unsettled integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX outgoing_messages_expiring ON outgoing_messages (expires_at);
CREATE INDEX outgoing_messages_oldest ON outgoing_messages (delivery_class, created_at);

-- Jobs of before carried recipients, codes and links in clear. Finished ones lose them here; the process seals the others when it starts.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    EXECUTE $sql$
      UPDATE pgboss.job SET data = '{}', output = NULL
      WHERE name IN ('sendMail', 'sendText') AND state IN ('completed', 'cancelled', 'failed')
    $sql$;
  END IF;
END
$$;
