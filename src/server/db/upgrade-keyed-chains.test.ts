import { afterAll, beforeAll, expect, it } from 'vitest';
import { chainedDatabase, checkedChain } from '#testing/audit/chained-database.ts';
import { type DatabaseBefore, databaseBefore } from '#testing/database-before.ts';
import { STAFF_CHAIN } from './chain/close-old-chains.ts';
import { appendStaffEvent } from './repos/accounts/staff-events.ts';
import { appendEvent } from './repos/application/events.ts';

let earlier: DatabaseBefore;
beforeAll(async () => {
  earlier = await databaseBefore('0040_keyed_chains.sql');
});
afterAll(() => earlier.database.drop());
const query: DatabaseBefore['query'] = (...asked) => earlier.query(...asked);

const loan = async (): Promise<string> => {
  const [{ id }] = await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name)
     VALUES ('name', 2, 'withUsageStep', '{}', 'Ana') RETURNING id`,
  );
  for (const kind of ['a', 'b', 'c'])
    await query(`INSERT INTO events (application_id, actor, kind, body) VALUES ($1, 'borrower', $2, '{"n": 1.50}')`, [
      id,
      kind,
    ]);
  return id;
};
/** By triggers off, as an administrator would. */
const behind = (text: string) =>
  query(`SET session_replication_role = replica; ${text}; RESET session_replication_role`);
const brokenAt = async (chain: string) => (await checkedChain(earlier.database, { chain })).brokenAt;

it('carries chains from before over: checked, closed under the key, and continued by keyed events', async () => {
  const [kept, forged, untouched, bare, cut] = [await loan(), await loan(), await loan(), await loan(), await loan()];
  await query(
    "INSERT INTO staff_events (subject, kind, body) SELECT gen_random_uuid(), 'invited', '{}' FROM generate_series(1, 3)",
  );
  await behind(`UPDATE events SET actor = 'nobody' WHERE application_id = '${forged}' AND seq = 2`);
  await earlier.upgrade();
  await earlier.upgradeToLatest();
  const database = await chainedDatabase(earlier.database);

  const event = { actor: 'borrower', kind: 'leadStarted', body: {} } as const;
  await database.transact(async (tx) => {
    for (const applicationId of [kept, forged]) await appendEvent(tx, { ...event, applicationId });
    await appendStaffEvent(tx, { actor: null, subject: kept, kind: 'invited' });
  });
  expect(await checkedChain(database, { chain: kept })).toMatchObject({ sound: 4, brokenAt: null });
  expect(await checkedChain(database, { chain: STAFF_CHAIN })).toMatchObject({ sound: 4, brokenAt: null });
  expect(await brokenAt(forged)).toBe(2);
  expect(await query('SELECT broken_at FROM closed_chains WHERE chain = $1', [forged])).toEqual([{ broken_at: '2' }]);

  // The database's own function no longer helps a forger: the end of each old chain is kept under the key.
  expect(await brokenAt(untouched)).toBeNull();
  await behind(`UPDATE events SET body = '{}' WHERE application_id = '${untouched}' AND seq = 3;
    UPDATE events e SET hash = event_hash(previous_hash, e) WHERE application_id = '${untouched}' AND seq = 3`);
  expect(await brokenAt(untouched)).toBe(3);
  await behind(`DELETE FROM events WHERE application_id = '${cut}' AND seq = 3`);
  expect(await brokenAt(cut)).toBe(3);
  await behind(`DELETE FROM closed_chains WHERE chain = '${bare}'`);
  expect(await brokenAt(bare)).toBe(1);
  // A later start closes nothing again.
  await chainedDatabase(earlier.database);
  expect(await brokenAt(bare)).toBe(1);
  await behind(`UPDATE closed_chains SET broken_at = NULL WHERE chain = '${forged}'`);
  expect(await brokenAt(forged)).toBe(1);
});
