import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '#testing/database-before.ts';

/** A database as of the previous migration; loans are added with the clocks they had. */
let earlier: DatabaseBefore;
beforeAll(async () => {
  earlier = await databaseBefore('0021_decision_pace.sql');
});
afterAll(() => earlier.database.drop());
const query: DatabaseBefore['query'] = (...asked) => earlier.query(...asked);

type Clock = [kind: string, startedOn: string, metOn: string | null, metBy: string | null];
const loan = async (...clocks: Clock[]): Promise<string> => {
  const [{ id }] = await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name)
     VALUES ('applicationSubmitted', 2, 'withUsageStep', '{"borrower": {"firstName": "Ana"}}', 'Ana') RETURNING id`,
  );
  for (const [kind, startedOn, metOn, metBy] of clocks)
    await query(
      'INSERT INTO clocks (application_id, kind, started_on, due_on, met_on, met_by) VALUES ($1, $2, $3, $3, $4, $5)',
      [id, kind, startedOn, metOn, metBy],
    );
  return id;
};

it('brings loans that are there along, and tells notices of what was missing from decisions', async () => {
  const asked = await loan(
    ['creditDecision', '2026-10-01', '2026-10-09', 'noticeSent'],
    ['incompleteAnswer', '2026-10-09', null, null],
  );
  await loan(['creditDecision', '2026-10-01', '2026-10-09', 'noticeSent']);
  await loan(['creditDecision', '2026-10-02', '2026-10-05', 'decided']);
  await loan(['creditDecision', '2026-10-02', '2026-10-11', 'decided']);
  await loan(['creditDecision', '2026-10-02', '2026-10-06', 'withdrawn']);
  await loan(['creditDecision', '2026-10-02', null, null]);
  await loan();
  const touched = "SELECT string_agg(touched_at::text, ',' ORDER BY loan_number) AS all FROM pipeline_rows";
  const before = await query(touched);
  await earlier.upgrade();
  expect(await query('SELECT met_by FROM clocks WHERE application_id = $1 ORDER BY kind', [asked])).toEqual([
    { met_by: 'missingNamed' },
    { met_by: null },
  ]);
  const sums = () =>
    query(
      `SELECT is_total, week::text, days, sum(loans)::int AS loans FROM pipeline_decisions
       GROUP BY 1, 2, 3 HAVING sum(loans) <> 0 ORDER BY 1, 2, 3`,
    );
  const expected = [
    { week: '2026-10-05', days: 3, loans: 1 },
    { week: '2026-10-05', days: 8, loans: 1 },
    { week: '2026-10-05', days: 9, loans: 1 },
  ];
  const filled = await sums();
  expect(filled).toEqual([false, true].flatMap((is_total) => expected.map((each) => ({ is_total, ...each }))));
  // The triggers derive the same result for the same loans, and the upgrade itself touched none of them.
  expect(await query(touched)).toEqual(before);
  await query('DELETE FROM pipeline_rows');
  expect(await sums()).toEqual([]);
  await query('UPDATE applications SET version = version');
  await query('SELECT fold_pipeline_counts()');
  expect(await sums()).toEqual(filled);
});
