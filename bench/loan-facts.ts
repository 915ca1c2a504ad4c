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

export const names = { first: (by: string) => picked(first, by), last: (by: string) => picked(last, by) };

/** Search terms that find the loan with that number, matching the facts below. */
export const typedFor = (n: number) => {
  const [given, family] = [first[(n * 7) % 12], last[Math.floor(n / 12) % 12]];
  const suffix = n % 6 === 0 ? '' : `son${Math.floor(n / 100) % 977}`;
  const four = String(n % 10_000).padStart(4, '0');
  return {
    name: `${family}${suffix} ${given}`,
    mail: `${given}.${family}${suffix}${n}@example.com`.toLowerCase(),
    phone: String(6_150_000_000 + n),
    four,
    address: `${100 + (n % 9000)} ${streets[Math.floor(n / 3) % 10]}`,
    number: `HL-${100_000 + n}`,
  };
};

/** One in this many staff members shares the scope: the first branch, the first company, or the first staff member alone. */
const SHARES = { lender: 1, branch: 50, company: 60, own: 300 };

/** The number of a loan in that scope, a different one each turn; all are among the first ten thousand. */
export const loanAt = (place: keyof typeof SHARES, turn: number): number => {
  const every = SHARES[place];
  return 2100 * (turn % 4) + 7 * every * (Math.floor(turn / 4) % (300 / every)) + 1 + (turn % 6);
};

/**
 * All facts of the given number of loans, derived from the loan number: applicant, location, stage, assignee. Names repeat; one in a
 * thousand is in a state with few loans, one in a thousand waits for a third party; decisions span a year.
 */
export const loanFacts = (loans: number): string => `
  SELECT s.*, 100000 + n AS loan_number, lower(f || '.' || l || n || '@example.com') AS email,
    (6150000000 + n)::text AS phone, (100 + n % 9000) || ' ' || street || ' Street' AS line1, 'Town ' || n % 500 AS city,
    CASE WHEN n % 1000 = 5 THEN 'WY' ELSE ${picked(states, 'n / 5')} END AS state, lpad((37000 + n % 999)::text, 5, '0') AS zip,
    CASE WHEN who % 3 = 0 THEN ($1::uuid[])[1 + who % 20] END AS company_id, ($2::uuid[])[1 + who % 50] AS branch_id,
    CASE WHEN n % 10 <> 3 THEN ($3::uuid[])[1 + who] END AS assigned_to, CASE WHEN n % 50 = 1 THEN ($3::uuid[])[1 + who] END AS brought_by,
    now() - (n % 5000) * interval '1 minute' AS touched_at, now() - interval '4 days' AS created_at,
    n % 10 > 2 AS is_submitted, n % 3 = 0 AS is_approved, n % 10 > 2 AND n % 2 = 0 AS is_funded,
    CASE WHEN n % 10 > 0 THEN 25000 + (n % 376) * 1000 END AS line,
    CASE WHEN n % 100 = 7 THEN date '2026-11-10' END AS opened_on,
    CASE WHEN n % 20 = 5 THEN CASE WHEN n % 1000 = 45 THEN 'thirdParty' ELSE 'borrower' END END AS asked,
    CASE WHEN n % 10 > 2 THEN coalesce(decided_on, current_date) - (n / 10 % 40)::int END AS started_on, n % 10 > 2 AND n % 5 = 0 AS is_running
  FROM (SELECT n, CASE WHEN n % 10 > 2 AND n % 5 > 0 THEN current_date - (n * 31 % 365)::int END AS decided_on, gen_random_uuid() AS id, (n / 7) % 300 AS who, ${picked(first, 'n * 7')} AS f,
    ${picked(last, 'n / 12')} || CASE WHEN n % 6 = 0 THEN '' ELSE 'son' || (n / 100) % 977 END AS l,
    CASE WHEN n % 4 = 0 THEN ${picked(first, 'n / 11')} END AS co, ${picked(streets, 'n / 3')} AS street
    FROM generate_series(1, ${loans}) n) s`;
