import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseBefore, databaseBefore } from '#testing/database-before.ts';

let earlier: DatabaseBefore;
beforeAll(async () => {
  earlier = await databaseBefore('0094_payments.sql');
});
afterAll(() => earlier.database.drop());
const query: DatabaseBefore['query'] = (...asked) => earlier.query(...asked);

it('keeps loans funded before as funded, and their payments as settled, once each', async () => {
  const [{ id: loan }] = await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name)
     VALUES ('applicationSubmitted', 4, 'withUsageStep', '{"borrower": {"firstName": "Ana"}}', 'Ana') RETURNING id`,
  );
  await query("INSERT INTO fundings (application_id, funded_on, total_cents) VALUES ($1, '2026-10-20', 2550000)", [
    loan,
  ]);
  for (const [kind, subject, cents] of [
    ['cash', 'cash', 2_000_000],
    ['payoff', 'card', 500_000],
    ['fee', 'origination', 50_000],
  ])
    await query(
      "INSERT INTO payments (application_id, kind, subject, payee, amount_cents) VALUES ($1, $2, $3, 'Ana', $4)",
      [loan, kind, subject, cents],
    );
  await earlier.upgrade();
  await earlier.upgradeToLatest();

  expect(await query('SELECT released_on::text, funded_on::text FROM fundings')).toEqual([
    { released_on: '2026-10-20', funded_on: '2026-10-20' },
  ]);
  expect(
    await query(
      'SELECT kind, state, channel, amount_cents::int AS cents, settled_on::text, idempotency_key AS key FROM payments ORDER BY kind',
    ),
  ).toEqual([
    {
      kind: 'cash',
      state: 'settled',
      channel: 'hand',
      cents: 2_000_000,
      settled_on: '2026-10-20',
      key: `${loan}/cash/cash/1`,
    },
    {
      kind: 'fee',
      state: 'settled',
      channel: 'kept',
      cents: 50_000,
      settled_on: '2026-10-20',
      key: `${loan}/fee/origination/1`,
    },
    {
      kind: 'payoff',
      state: 'settled',
      channel: 'hand',
      cents: 500_000,
      settled_on: '2026-10-20',
      key: `${loan}/payoff/card/1`,
    },
  ]);
  // What was paid is not paid again.
  await expect(
    query(
      "INSERT INTO payments (application_id, kind, subject, payee, amount_cents, state, idempotency_key) VALUES ($1, 'cash', 'cash', 'Ana', 1, 'created', 'again')",
      [loan],
    ),
  ).rejects.toThrow('payments_alive');
});
