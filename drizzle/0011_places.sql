-- Where a loan belongs: the partner company it came from, the branch that works on it, the member of staff who has it. Forward only.

CREATE TABLE companies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX companies_name ON companies (lower(name));

-- A branch without a company is the lender's own.
CREATE TABLE branches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id uuid REFERENCES companies,
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX branches_name ON branches (coalesce(company_id, '00000000-0000-0000-0000-000000000000'), lower(name));

ALTER TABLE applications
  ADD COLUMN company_id uuid REFERENCES companies,
  ADD COLUMN branch_id uuid REFERENCES branches,
  ADD COLUMN assigned_to uuid REFERENCES accounts,
  -- Who of the portal's users brought it as a lead.
  ADD COLUMN brought_by uuid REFERENCES accounts;
