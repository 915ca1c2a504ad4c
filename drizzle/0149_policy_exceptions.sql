-- A decision may approve a line beyond a limit of the policy: what was exceeded, how far and why. Forward only.

ALTER TABLE decisions ADD COLUMN exceptions jsonb;
ALTER TABLE decision_proposals ADD COLUMN exceptions jsonb;
