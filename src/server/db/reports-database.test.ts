import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { reportsDatabase } from './reports-database.ts';

let primary: TestDatabase;
let replica: TestDatabase;
beforeAll(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => primary.drop());

it('reads reports from the replica, and from the database itself where there is none or it is away', async () => {
  let away = 0;
  const onAway = () => {
    away += 1;
  };
  expect(await reportsDatabase({ primary: primary.db, replica: null, onAway })()).toBe(primary.db);
  const reports = reportsDatabase({ primary: primary.db, replica, onAway });
  expect(await reports()).toBe(replica.db);
  expect(away).toBe(0);
  await replica.drop();
  expect(await reports()).toBe(primary.db);
  expect(away).toBe(1);
});
