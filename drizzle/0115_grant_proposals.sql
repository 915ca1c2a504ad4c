-- A grant that conflicts with one held waits for a second administrator. Forward only.

CREATE TABLE grant_proposals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts (id),
  role text NOT NULL,
  scope_kind text NOT NULL,
  scope_id uuid,
  proposed_by uuid NOT NULL REFERENCES accounts (id),
  proposed_at timestamptz NOT NULL DEFAULT now(),
  settled_by uuid REFERENCES accounts (id),
  settled_at timestamptz,
  is_agreed boolean,
  CHECK ((settled_at IS NULL) = (settled_by IS NULL)),
  CHECK ((settled_at IS NULL) = (is_agreed IS NULL)),
  CHECK (NOT is_agreed OR settled_by <> proposed_by)
);
CREATE UNIQUE INDEX grant_proposals_open ON grant_proposals (account_id, role, scope_kind, coalesce(scope_id, account_id))
  WHERE settled_at IS NULL;
