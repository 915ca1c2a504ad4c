-- The lender's open work, one row a piece, written with the portal's other rows (src/server/db/projections), and who took it. The second
-- person of a waiver is told apart from the first. Forward only.

ALTER TABLE conditions ADD COLUMN waiver_by uuid REFERENCES accounts (id);

CREATE INDEX payments_application ON payments (application_id);

CREATE TABLE work_items (
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL,
  subject text NOT NULL,
  queue text NOT NULL,
  detail text,
  person text CHECK (person IN ('borrower', 'coborrower')),
  action text NOT NULL,
  since timestamptz NOT NULL,
  due_on date NOT NULL,
  not_by uuid[] NOT NULL,
  taken_by uuid REFERENCES accounts (id),
  company_id uuid,
  branch_id uuid,
  assigned_to uuid,
  brought_by uuid,
  PRIMARY KEY (application_id, kind, subject)
);
CREATE INDEX work_items_queue ON work_items (queue, due_on, since, application_id, kind, subject);
CREATE INDEX work_items_company ON work_items (company_id, queue, due_on, since, application_id, kind, subject) WHERE company_id IS NOT NULL;
CREATE INDEX work_items_branch ON work_items (branch_id, queue, due_on, since, application_id, kind, subject) WHERE branch_id IS NOT NULL;
CREATE INDEX work_items_assigned ON work_items (assigned_to, queue, due_on, since, application_id, kind, subject) WHERE assigned_to IS NOT NULL;
CREATE INDEX work_items_brought ON work_items (brought_by, queue, due_on, since, application_id, kind, subject) WHERE brought_by IS NOT NULL;
CREATE INDEX work_items_taken ON work_items (taken_by, queue, due_on, since, application_id, kind, subject) WHERE taken_by IS NOT NULL;
GRANT SELECT, DELETE ON work_items TO hearthline_purge;
