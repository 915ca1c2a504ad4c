-- Conditions in staff's own words, asked of a borrower or of the lender itself, with the step they hold up. Forward only.

ALTER TABLE desk_conditions DROP CONSTRAINT desk_conditions_owner_check;
ALTER TABLE desk_conditions
  ADD CHECK (owner IN ('borrower', 'coborrower', 'lender')),
  ADD COLUMN kind text CHECK (kind IN ('document', 'information')),
  ADD COLUMN prior_to text CHECK (prior_to IN ('approval', 'closing', 'funding')),
  -- Both, or neither: a condition of the catalog has them from there.
  ADD CHECK ((kind IS NULL) = (prior_to IS NULL)),
  ADD CHECK (owner <> 'lender' OR kind = 'information');

ALTER TABLE conditions ADD COLUMN title text;
