import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '#testing/database-before.ts';

let earlier: DatabaseBefore;
beforeAll(async () => {
  earlier = await databaseBefore('0031_access.sql');
});
afterAll(() => earlier.database.drop());
const query: DatabaseBefore['query'] = (...asked) => earlier.query(...asked);

it('keeps sessions and upload links, and ends the links of a person whose place someone else has taken', async () => {
  const [{ id: applicationId }] = await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name)
     VALUES ('applicationSubmitted', 2, 'withUsageStep', '{"borrower": {"firstName": "Ana"}}', 'Ana') RETURNING id`,
  );
  const account = async (createdAt: string): Promise<string> =>
    (await query("INSERT INTO accounts (realm, created_at) VALUES ('applicant', $1) RETURNING id", [createdAt]))[0].id;
  const [borrower, replacement] = [await account('2026-10-01'), await account('2026-10-20')];
  for (const [person, id] of [
    ['borrower', borrower],
    ['coborrower', replacement],
  ]) {
    await query('INSERT INTO application_people (application_id, person, account_id) VALUES ($1, $2, $3)', [
      applicationId,
      person,
      id,
    ]);
    await query(
      `INSERT INTO task_links (token_hash, application_id, task, subject, created_at, expires_at)
       VALUES (sha256(convert_to($2::text, 'UTF8')), $1, 'upload', $2, '2026-10-10', now() + interval '1 day')`,
      [applicationId, person],
    );
  }
  await query(
    `INSERT INTO sessions (token_hash, realm, account_id, idle_expires_at, expires_at)
     VALUES (sha256('s'), 'applicant', $1, now() + interval '1 hour', now() + interval '1 hour')`,
    [borrower],
  );
  await earlier.upgrade();
  expect(await query('SELECT subject, account_id FROM task_links ORDER BY subject')).toEqual([
    { subject: 'borrower', account_id: borrower },
    { subject: 'coborrower', account_id: null },
  ]);
  expect(await query('SELECT proved_at, is_signed_out FROM sessions')).toEqual([
    { proved_at: null, is_signed_out: false },
  ]);
});
