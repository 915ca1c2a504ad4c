-- Personal fields are sealed under the key ring, which the database does not hold (ADR 0021): the product seals earlier rows at its next start,
-- a few at a time. Sealed text has capitals and is longer than its plain text, so checks on either move into the product. Forward only.

DO $$
DECLARE found record;
BEGIN
  FOR found IN SELECT conrelid::regclass AS owner, conname FROM pg_constraint
    WHERE contype = 'c' AND (pg_get_constraintdef(oid) LIKE '%(email = lower(email))%' OR pg_get_constraintdef(oid) LIKE '%length(body)%')
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', found.owner, found.conname);
  END LOOP;
END $$;

-- Both repeat the document.
DROP INDEX applications_email;
ALTER TABLE applications DROP COLUMN email, DROP COLUMN phone;

ALTER TABLE accounts ADD COLUMN email_hash text;
CREATE INDEX accounts_email_hash ON accounts (realm, email_hash);
ALTER TABLE news_wishes ADD COLUMN email_hash text;
ALTER TABLE mail_opt_outs ADD COLUMN email_hash text;
CREATE UNIQUE INDEX mail_opt_outs_hash ON mail_opt_outs (email_hash, kind);
ALTER TABLE text_refusals ADD COLUMN phone_hash text;
CREATE UNIQUE INDEX text_refusals_hash ON text_refusals (phone_hash);
ALTER TABLE leads ADD COLUMN email_hash text;
DROP INDEX leads_once;
CREATE UNIQUE INDEX leads_once ON leads (coalesce(company_id, '00000000-0000-0000-0000-000000000000'), coalesce(email_hash, email),
  search_text(first_name), search_text(last_name));

-- Minutes old at most: whoever waits for a code asks for another.
DELETE FROM sign_in_codes;
ALTER TABLE sign_in_codes RENAME COLUMN email TO email_hash;
DELETE FROM sign_in_tries;
DELETE FROM rate_limits WHERE key LIKE '%/account/%';

-- Terms with addresses, phones and streets in clear; an empty key has the next projection write them as hashes.
DELETE FROM pipeline_terms WHERE source = 'row' AND (term LIKE 'e:%' OR term LIKE 'p:%' OR term LIKE 'a:%');
UPDATE pipeline_rows SET terms_key = '';

-- The columns whose earlier rows are all sealed.
CREATE TABLE sealed_columns (
  name text PRIMARY KEY,
  sealed_at timestamptz NOT NULL DEFAULT now()
);
