import { expect, it } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { connect } from './connect.ts';

const statementsAfter = async (isPooled: boolean): Promise<string[]> => {
  const test = await createTestDatabase();
  const database = connect({ url: test.url, poolSize: 1, ring: test.parts.ring, isPooled });
  try {
    await database.pool.query({ name: 'a_name', text: 'SELECT $1::int AS one', values: [1] });
    const { rows } = await database.pool.query('SELECT name FROM pg_prepared_statements');
    return rows.map(({ name }) => String(name));
  } finally {
    await database.close();
    await test.drop();
  }
};

it('leaves no statement on a connection that a pooler may hand to someone else', async () => {
  expect(await statementsAfter(false)).toEqual(['a_name']);
  expect(await statementsAfter(true)).toEqual([]);
});
