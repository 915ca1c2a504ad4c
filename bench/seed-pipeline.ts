import type pg from 'pg';

type Seeded = { account: string; company: string; branch: string };

const first = [
  'John',
  'Mary',
  'James',
  'Linda',
  'Robert',
  'Josefina',
  'Michael',
  'Ana',
  'David',
  'Joan',
  'Wei',
  'Fatima',
];
const last = [
  'Smith',
  'Johnson',
  'Garcia',
  'Nguyen',
  'Brown',
  'Okafor',
  'Miller',
  'Lopez',
  'Wilson',
  'Kim',
  'Haddad',
  'Reyes',
];
const streets = ['Maple', 'Oak', 'Cedar', 'Larkspur', 'Lake', 'Hill', 'Sunset', 'Park', 'River', 'Church'];
const states = ['AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'NC', 'SC', 'TN', 'TX', 'VA', 'WA'];

const picked = (list: readonly string[], by: string): string =>
  `(ARRAY[${list.map((each) => `'${each}'`).join(',')}])[1 + (${by}) % ${list.length}]`;

/**
 * So many loans as the product would have stored them: the applications with their documents, clocks and figures by SQL alone, and the
 * rows, terms and counts through the very views the triggers use. Each member of staff belongs to one branch. Every sixth last name is followed by a number, so that names repeat as
 * they do among people.
 */
export const seedPipeline = async (
  pool: pg.Pool,
  { loans, hashes }: { loans: number; hashes: readonly string[] },
): Promise<Seeded> => {
  const client = await pool.connect();
  try {
    await client.query(
      "SET session_replication_role = replica; SET maintenance_work_mem = '1GB'; SET synchronous_commit = off; SET work_mem = '256MB'",
    );
    const ids = async (sql: string): Promise<string[]> => (await client.query(sql)).rows.map((row) => String(row.id));
    const companies = await ids(
      "INSERT INTO companies (name) SELECT 'Company ' || n FROM generate_series(1, 20) n RETURNING id",
    );
    const branches = await ids(
      "INSERT INTO branches (name) SELECT 'Branch ' || n FROM generate_series(1, 50) n RETURNING id",
    );
    const accounts = await ids(
      "INSERT INTO accounts (realm, email, first_name, last_name) SELECT 'portal', 'staff' || n || '@bench.example', 'Staff', 'N' || n FROM generate_series(1, 300) n RETURNING id",
    );
    await client.query('DROP INDEX applications_email, applications_updated');
    const indexes = (
      await client.query(
        `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename IN ('pipeline_rows', 'pipeline_terms')
           AND indexname NOT LIKE '%_pkey' AND indexname NOT LIKE '%_key'`,
      )
    ).rows;
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await client.query('ALTER TABLE pipeline_terms DROP CONSTRAINT pipeline_terms_pkey');
    await client.query('ALTER TABLE pipeline_terms SET UNLOGGED');
    await client.query('ALTER TABLE pipeline_rows SET UNLOGGED');
    await client.query(
      `INSERT INTO applications (status, schema_version, variant, document, encompass_conditionally_approved, borrower_name, email, phone, city,
         state, zip, company_id, branch_id, assigned_to, updated_at)
       SELECT CASE n % 10 WHEN 0 THEN 'zip' WHEN 1 THEN 'application3' WHEN 2 THEN 'joinWaitlist' ELSE 'applicationSubmitted' END,
         2, 'withUsageStep',
         jsonb_build_object('borrower', jsonb_build_object('firstName', f, 'lastName', l),
           'coborrower', CASE WHEN n % 4 = 0 THEN jsonb_build_object('firstName', ${picked(first, 'n / 11')}, 'lastName', l) END,
           'property', jsonb_build_object('line1', (100 + n % 9000) || ' ' || ${picked(streets, 'n / 3')} || ' Street'),
           'closing', jsonb_build_object('accountOpenedOn', CASE WHEN n % 100 = 7 THEN '2026-11-10' END)),
         n % 3 = 0, f || ' ' || l, lower(f || '.' || l || n || '@example.com'), '615555' || lpad((n % 10000)::text, 4, '0'), 'Town ' || n % 500,
         ${picked(states, 'n / 5')}, lpad((37000 + n % 999)::text, 5, '0'),
         CASE WHEN who % 3 = 0 THEN ($1::uuid[])[1 + who % 20] END, ($2::uuid[])[1 + who % 50], ($3::uuid[])[1 + who],
         now() - (n % 5000) * interval '1 minute'
       FROM (SELECT n, (n / 7) % 300 AS who, ${picked(first, 'n * 7')} AS f,
         ${picked(last, 'n / 12')} || CASE WHEN n % 6 = 0 THEN '' ELSE 'son' || (n / 100) % 977 END AS l FROM generate_series(1, ${loans}) n) s`,
      [companies, branches, accounts],
    );
    await client.query(`INSERT INTO loan_figures SELECT id, 25000 + (loan_number % 376) * 1000, 4000 + loan_number % 4500,
      2000 + loan_number % 3500, 5000, 640 + loan_number % 200, current_date FROM applications`);
    await client.query(`INSERT INTO clocks (application_id, kind, started_on, due_on, met_on, met_by)
      SELECT id, 'creditDecision', current_date - (loan_number % 40)::int, current_date - (loan_number % 40)::int + 30,
        CASE WHEN loan_number % 5 > 0 THEN current_date END, CASE WHEN loan_number % 5 > 0 THEN 'decided' END
      FROM applications WHERE status = 'applicationSubmitted'`);
    await client.query(`INSERT INTO fundings (application_id, funded_on, total_cents)
      SELECT id, current_date, 100 FROM applications WHERE status = 'applicationSubmitted' AND loan_number % 2 = 0`);
    await client.query(`INSERT INTO conditions (application_id, key, code, request, state, is_asked, opened_on, due_on)
      SELECT id, '609', 609, '{"owner": "lender", "priorTo": "funding"}', 'requested', true, current_date, current_date
      FROM applications WHERE document -> 'closing' ->> 'accountOpenedOn' IS NOT NULL`);
    await client.query(
      'ANALYZE applications; ANALYZE clocks; ANALYZE conditions; ANALYZE fundings; ANALYZE decisions; ANALYZE loan_figures',
    );
    await client.query('INSERT INTO pipeline_rows SELECT * FROM pipeline_facts');
    await client.query(`INSERT INTO pipeline_terms
      SELECT f.application_id, 'row', f.term, r.company_id, r.branch_id, r.assigned_to, r.brought_by
      FROM pipeline_term_facts f JOIN pipeline_rows r USING (application_id)`);
    await client.query(
      `INSERT INTO pipeline_terms SELECT application_id, 'borrower', ($1::text[])[1 + loan_number % 10000], company_id, branch_id, assigned_to,
        brought_by FROM pipeline_rows`,
      [hashes],
    );
    await client.query(`INSERT INTO pipeline_counts SELECT company_id, branch_id, assigned_to, brought_by, stage, is_open, count(*)
      FROM pipeline_rows GROUP BY 1, 2, 3, 4, 5, 6`);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('ALTER TABLE pipeline_terms ADD PRIMARY KEY (application_id, source, term)');
    await client.query('SET session_replication_role = origin');
    await client.query('VACUUM ANALYZE pipeline_rows; ');
    await client.query('VACUUM ANALYZE pipeline_terms');
    await client.query('VACUUM ANALYZE pipeline_counts');
    const [account = '', company = '', branch = ''] = [accounts[0], companies[0], branches[0]];
    return { account, company, branch };
  } finally {
    client.release();
  }
};
