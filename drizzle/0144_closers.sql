-- The closer, and the work that is theirs. Forward only.

ALTER TABLE portal_grants DROP CONSTRAINT portal_grants_role_check;
ALTER TABLE portal_grants ADD CONSTRAINT portal_grants_role_check
  CHECK (role IN ('admin', 'manager', 'loanOfficer', 'processor', 'underwriter', 'closer', 'policyManager', 'partner', 'auditor'));

UPDATE work_items SET action = 'close' WHERE kind IN ('signing', 'payoffLetter');
