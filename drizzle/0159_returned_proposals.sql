-- The second person can return a proposed decision to its proposer, with a reason. Forward only.

ALTER TABLE decision_proposals
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN returned_by_name text,
  ADD COLUMN return_reason text;
