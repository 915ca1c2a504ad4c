import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '#testing/database-before.ts';

/** A database as of the previous migration, with reports from before soft and hard pulls were told apart. */
let earlier: DatabaseBefore;
beforeAll(async () => {
  earlier = await databaseBefore('0103_credit_orders.sql');
});
afterAll(() => earlier.database.drop());

it('keeps every report, and knows that vendors were only asked for soft pulls', async () => {
  const [{ id }] = await earlier.query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name)
     VALUES ('applicationSubmitted', 2, 'withUsageStep', '{"borrower": {"firstName": "Ana"}}', 'Ana') RETURNING id`,
  );
  const add = (kind: string, key: string) =>
    earlier.query(
      `INSERT INTO reports (application_id, person, kind, idempotency_key, outcome, answered_at)
       VALUES ($1, 'borrower', $2, $3, 'found', now())`,
      [id, kind, key],
    );
  await add('singleCredit', 'singleCredit/1');
  await add('singleCredit', 'staff/credit/2');
  await add('title', 'title/3');
  await earlier.upgrade();
  const rows = await earlier.query(
    'SELECT idempotency_key AS key, look, order_sent_at, order_reference FROM reports ORDER BY idempotency_key',
  );
  const nothingOrdered = { order_sent_at: null, order_reference: null };
  expect(rows).toEqual([
    { key: 'singleCredit/1', look: 'soft', ...nothingOrdered },
    { key: 'staff/credit/2', look: null, ...nothingOrdered },
    { key: 'title/3', look: null, ...nothingOrdered },
  ]);
});
