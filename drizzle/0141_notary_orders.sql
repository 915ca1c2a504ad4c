-- Remote notarizations of the security instrument, each known at the service by its id. Forward only.

CREATE TABLE notary_orders (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  file_id uuid NOT NULL,
  reference text,
  state text NOT NULL CHECK (state IN ('preparing', 'sent', 'signing', 'done', 'needsStaff', 'recalled')),
  problem text,
  reason text,
  ended_at timestamptz,
  ordered_by uuid NOT NULL,
  ordered_by_name text NOT NULL,
  ordered_at timestamptz NOT NULL,
  CHECK ((state = 'needsStaff') = (problem IS NOT NULL)),
  CHECK ((state = 'done') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX one_notary_order_at_a_time ON notary_orders (application_id) WHERE state IN ('preparing', 'sent', 'signing');
CREATE UNIQUE INDEX notary_orders_reference ON notary_orders (reference) WHERE reference IS NOT NULL;
GRANT SELECT, DELETE ON notary_orders TO hearthline_purge;
