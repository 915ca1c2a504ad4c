import type pg from 'pg';
import { loanFacts, names } from './loan-facts.ts';

type Seeded = { account: string; company: string; branch: string };

/** The product's stored loan data. */
const stored = [
  `INSERT INTO applications (id, loan_number, status, schema_version, variant, document, encompass_conditionally_approved, borrower_name,
     city, state, zip, company_id, branch_id, assigned_to, brought_by, updated_at, created_at) OVERRIDING SYSTEM VALUE
   SELECT id, loan_number, CASE n % 10 WHEN 0 THEN 'zip' WHEN 1 THEN 'application3' WHEN 2 THEN 'joinWaitlist' ELSE 'applicationSubmitted' END,
     2, 'withUsageStep',
     jsonb_build_object('borrower', jsonb_build_object('firstName', f, 'lastName', l, 'email', email, 'phone', phone),
       'coborrower', CASE WHEN co IS NOT NULL THEN jsonb_build_object('firstName', co, 'lastName', l) END,
       'property', jsonb_build_object('line1', line1, 'city', city, 'state', state, 'zip', zip), 'closing', jsonb_build_object('accountOpenedOn', opened_on)),
     is_approved, f || ' ' || l, city, state, zip, company_id, branch_id, assigned_to, brought_by, touched_at, created_at
   FROM seeded`,
  `INSERT INTO loan_figures SELECT id, line, 4000 + n % 4500, 2000 + n % 3500, 5000, 640 + n % 200, current_date
   FROM seeded WHERE line IS NOT NULL`,
  `INSERT INTO clocks (application_id, kind, started_on, due_on, met_on, met_by)
   SELECT id, 'creditDecision', started_on, started_on + 30, decided_on, CASE WHEN NOT is_running THEN 'decided' END
   FROM seeded WHERE is_submitted`,
  'INSERT INTO fundings (application_id, funded_on, total_cents) SELECT id, current_date, 100 FROM seeded WHERE is_funded',
  `INSERT INTO conditions (application_id, key, code, request, state, is_asked, opened_on, due_on)
   SELECT id, '609', 609, '{"owner": "lender", "priorTo": "funding", "kind": "information"}', 'requested', true, current_date, current_date
   FROM seeded WHERE opened_on IS NOT NULL
   UNION ALL SELECT id, '9', 9, jsonb_build_object('owner', asked, 'priorTo', 'docs', 'kind', 'information'), 'requested', true, current_date, current_date
   FROM seeded WHERE asked IS NOT NULL`,
  `INSERT INTO leads (branch_id, company_id, brought_by, partner, source, first_name, last_name, email, phone, state, created_at)
   SELECT branch_id, company_id, ($1::uuid[])[1 + who], 'Partner', 'MCR', ${names.first('n')}, ${names.last('n / 12')} || 'berg' || n % 977,
     'lead' || n || '@example.com', phone, CASE n % 8 WHEN 0 THEN 'new' WHEN 1 THEN 'invited' ELSE 'opened' END, touched_at
   FROM seeded`,
] as const;

/** The spellings a made-up address is found by, of "123 Maple Street, Town 5, TN 37201". */
const streets = ["(100 + n % 9000) || ' '", "''"].flatMap((number) =>
  ['', " || ' st'", " || ' st ' || city", " || ' st ' || city || ' ' || state || ' ' || zip"].map(
    (rest) => `${number} || street${rest}`,
  ),
);

/** HMAC-SHA-256 as `lookupHash` computes it, for a million rows. */
const lookupFunction = (key: Buffer): string => {
  const padded = (fill: number) =>
    Buffer.from(Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ fill)).toString('hex');
  const message = "convert_to(kind || '/' || value, 'UTF8')";
  const inner = `sha256('\\x${padded(0x36)}'::bytea || ${message})`;
  return `CREATE FUNCTION pg_temp.lookup(kind text, value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT translate(left(encode(sha256('\\x${padded(0x5c)}'::bytea || ${inner}), 'base64'), 22), '+/', '-_') $$`;
};

/** The projection's output, written in bulk: a million loans in minutes. The adjacent test compares the two. */
const derived = [
  `INSERT INTO pipeline_rows (application_id, loan_number, company_id, branch_id, assigned_to, brought_by, lead_source, names, name_key, state,
     line, cltv, dti, dti_limit, score, stage, is_open, waiting_on, three_day_started, three_day_due, three_day_met, decision_clock,
     decision_started, decision_due, decision_met, next_due, details, touched_at, created_at, terms_key, completed_on, decided_on)
   SELECT id, loan_number, company_id, branch_id, assigned_to, brought_by, 'web', concat_ws(' and ', l || ', ' || f, co),
     lower(concat_ws(' ', l, f, CASE WHEN co IS NOT NULL THEN l END, co)), state, coalesce(line, 0),
     CASE WHEN line IS NOT NULL THEN 4000 + n % 4500 END, CASE WHEN line IS NOT NULL THEN 2000 + n % 3500 END,
     CASE WHEN line IS NOT NULL THEN 5000 END, CASE WHEN line IS NOT NULL THEN 640 + n % 200 END,
     stage, NOT stage IN ('funded', 'waitlist'),
     CASE WHEN stage IN ('funded', 'waitlist') THEN 'nobody' WHEN stage = 'rescission' THEN 'days' WHEN stage = 'review' THEN 'staff'
       WHEN asked IS NOT NULL THEN asked ELSE 'borrower' END,
     NULL, NULL, NULL, CASE WHEN is_submitted THEN 'creditDecision' END, started_on, started_on + 30,
     decided_on, CASE WHEN is_running THEN started_on + 30 ELSE 'infinity' END,
     jsonb_build_object('openedOn', opened_on, 'product', NULL), touched_at, created_at,
     pg_temp.lookup('terms', concat_ws('|', 'home', f, l, co, CASE WHEN co IS NOT NULL THEN l END, email, phone, line1, city, state, zip)),
     started_on, decided_on
   FROM (SELECT *, CASE WHEN n % 10 = 0 THEN 'inquiry' WHEN n % 10 = 1 THEN 'application' WHEN n % 10 = 2 THEN 'waitlist'
     WHEN is_funded THEN 'funded' WHEN opened_on IS NOT NULL THEN 'rescission'
     WHEN asked IS NOT NULL THEN CASE WHEN is_approved THEN 'conditions' ELSE 'documents' END
     WHEN is_approved THEN 'closing' ELSE 'review' END AS stage FROM seeded) s`,
  `INSERT INTO pipeline_terms
   SELECT id, CASE WHEN term LIKE 's:%' THEN 'borrower' ELSE 'row' END, term, company_id, branch_id, assigned_to, brought_by
   FROM seeded JOIN hashes ON hashes.four = n % 10000, LATERAL (VALUES ('n:' || lower(f || ' ' || l)), ('n:' || lower(l || ' ' || f)),
     (CASE WHEN co <> f THEN 'n:' || lower(co || ' ' || l) END), (CASE WHEN co <> f THEN 'n:' || lower(l || ' ' || co) END),
     ('e:' || pg_temp.lookup('email', email)), ('p:' || pg_temp.lookup('phone', phone)),
     ${streets.map((street) => `('r:' || pg_temp.lookup('street', lower(${street})))`).join(', ')}, ('h:' || pg_temp.lookup('home', lower((100 + n % 9000) || ' ' || street || ' st ' || zip))), ('a:' || lower(city || ' ' || state || ' ' || zip)), ('a:' || zip),
     ('l:' || loan_number), (hash)) t (term) WHERE term IS NOT NULL`,
  `INSERT INTO pipeline_counts SELECT company_id, branch_id, assigned_to, brought_by, stage, is_open, count(*)
   FROM pipeline_rows GROUP BY 1, 2, 3, 4, 5, 6`,
  `INSERT INTO pipeline_days SELECT company_id, branch_id, assigned_to, brought_by, decision_day(r), count(*)
   FROM pipeline_rows r WHERE decision_day(r) IS NOT NULL GROUP BY 1, 2, 3, 4, 5`,
  `INSERT INTO pipeline_decisions SELECT company_id, branch_id, assigned_to, brought_by, grouping(company_id) = 1, week_of(decided_on),
     decided_on - completed_on, count(*), true FROM pipeline_rows WHERE decided_on IS NOT NULL
   GROUP BY GROUPING SETS ((company_id, branch_id, assigned_to, brought_by, week_of(decided_on), decided_on - completed_on),
     (week_of(decided_on), decided_on - completed_on))`,
  `INSERT INTO pipeline_cells SELECT DISTINCT cell, stage, is_open, waiting_on, state, line_band(line), next_due < 'infinity',
     assigned_to IS NOT NULL FROM pipeline_rows`,
] as const;

const TABLES = ['applications', 'loan_figures', 'clocks', 'fundings', 'conditions', 'leads'] as const;
const DERIVED = [
  'pipeline_rows',
  'pipeline_terms',
  'pipeline_counts',
  'pipeline_days',
  'pipeline_decisions',
  'pipeline_cells',
] as const;

/**
 * The given number of loans as the product would store them, with everything its lists read, and as many leads. Each staff member is in
 * one branch; `hashes` are the terms of the last four digits from 0000 on, `key` is that of all others.
 */
export const seedPipeline = async (
  pool: pg.Pool,
  { loans, hashes, key }: { loans: number; hashes: readonly string[]; key: Buffer },
): Promise<Seeded> => {
  const client = await pool.connect();
  try {
    await client.query(
      `SET session_replication_role = replica; SET maintenance_work_mem = '1GB'; SET synchronous_commit = off; SET work_mem = '512MB';
       SET max_parallel_maintenance_workers = 2; SET temp_buffers = '256MB'`,
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
    await client.query(lookupFunction(key));
    await client.query('CREATE TEMP TABLE hashes (four int, hash text)');
    await client.query(
      'INSERT INTO hashes SELECT four - 1, hash FROM unnest($1::text[]) WITH ORDINALITY AS h (hash, four)',
      [hashes],
    );
    await client.query(`CREATE TEMP TABLE seeded AS ${loanFacts(loans)}`, [companies, branches, accounts]);
    await client.query('ANALYZE hashes; ANALYZE seeded');
    // Building an index from all rows at once takes a fraction of the time it takes row by row.
    const indexes = (
      await client.query(
        `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
         FROM pg_index i WHERE i.indrelid::regclass::text = ANY($1) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`,
        [[...TABLES, ...DERIVED]],
      )
    ).rows;
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await client.query('ALTER TABLE pipeline_terms DROP CONSTRAINT pipeline_terms_pkey');
    for (const table of ['pipeline_rows', 'pipeline_terms']) await client.query(`ALTER TABLE ${table} SET UNLOGGED`);
    for (const statement of stored) await client.query(statement, statement.includes('$1') ? [accounts] : []);
    for (const statement of derived) await client.query(statement);
    await client.query(
      "SELECT setval(pg_get_serial_sequence('applications', 'loan_number'), max(loan_number)) FROM seeded",
    );
    await client.query('DROP TABLE seeded');
    for (const { definition } of indexes) await client.query(definition);
    await client.query('ALTER TABLE pipeline_terms ADD PRIMARY KEY (application_id, source, term)');
    await client.query('RESET ALL');
    for (const table of [...TABLES, ...DERIVED]) await client.query(`VACUUM ANALYZE ${table}`);
    const [account = '', company = '', branch = ''] = [accounts[0], companies[0], branches[0]];
    return { account, company, branch };
  } finally {
    client.release();
  }
};
