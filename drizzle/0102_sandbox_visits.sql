-- Visits to the sandbox's made-up vendors. Forward only.

CREATE TABLE sandbox_visits (
  reference text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  vendor text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'shared', 'declined')),
  return_url text NOT NULL
);
