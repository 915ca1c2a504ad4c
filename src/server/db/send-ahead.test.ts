import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { sendAhead } from './send-ahead.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.superuser.query('CREATE TABLE ahead (id int PRIMARY KEY)');
  await database.superuser.query('GRANT ALL ON ahead TO PUBLIC');
});
afterAll(() => database.drop());

const insert = (id: number) => `INSERT INTO ahead VALUES (${id})`;
const stored = async (): Promise<number[]> =>
  (await database.pool.query('SELECT id FROM ahead ORDER BY id')).rows.map(({ id }) => id);

it('what is sent ahead is done before what follows, and stays with the commit', async () => {
  const seen = await database.transact(async (tx) => {
    sendAhead(tx, tx.execute(insert(1)));
    return (await tx.execute('SELECT id FROM ahead')).rows;
  });
  expect(seen).toEqual([{ id: 1 }]);
  expect(await stored()).toEqual([1]);
});

it('nothing is acknowledged when a statement sent ahead fails, although nobody waited for it', async () => {
  const saving = database.transact(async (tx) => {
    await tx.execute(insert(2));
    sendAhead(tx, tx.execute(insert(1)));
    return 'saved';
  });
  await expect(saving).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await stored()).toEqual([1]);
});

it('tells that failure, and not the one it caused', async () => {
  const saving = database.transact(async (tx) => {
    sendAhead(tx, tx.execute(insert(1)));
    await tx.execute(insert(3));
  });
  await expect(saving).rejects.toMatchObject({ cause: { code: '23505' } });
  // The connection is as good as before.
  await Promise.all([4, 5, 6, 7, 8, 9, 10, 11].map((id) => database.transact((tx) => tx.execute(insert(id)))));
  expect(await stored()).toEqual([1, 4, 5, 6, 7, 8, 9, 10, 11]);
});
