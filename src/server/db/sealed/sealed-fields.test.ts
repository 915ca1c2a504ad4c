import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, testRing } from '#testing/database.ts';
import { type Clear, openJson, sealJson } from './sealed-json.ts';
import { openText, sealText } from './sealed-text.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { keys } = testRing;

it('a sealed text opens with its key and with no other', () => {
  const sealed = sealText(testRing, 'Dana’s street');
  expect(sealed).toMatch(/^sealed:test:/);
  expect(sealed).not.toContain('Dana');
  expect(openText(keys, sealed)).toBe('Dana’s street');
  expect(openText(new Map([['test', Buffer.alloc(32, 8)]]), sealed)).toBeNull();
  expect(sealText(testRing, 'x')).not.toBe(sealText(testRing, 'x'));
});

it.each([
  '',
  'sealed:',
  'sealed:test:',
  'sealed:test:AAAA',
  `sealed:test:${'A'.repeat(60)}`,
  `sealed:other:${'A'.repeat(60)}`,
])('a text that only looks sealed stays as it was typed: %s', (typed) => expect(openText(keys, typed)).toBeNull());

it.each<[unknown, Clear]>([
  [{ a: 1, b: { c: 'x' } }, {}],
  [
    { a: 1, b: { c: 'x', d: [1] } },
    { a: true, b: { c: true } },
  ],
  [{ a: null, b: null }, { b: { c: true } }],
  [[1, 2], {}],
  ['text', {}],
  [{ value: 3 }, {}],
  [null, {}],
])('%o opens to itself', (value, clear) => {
  expect(openJson(keys, JSON.parse(JSON.stringify(sealJson(testRing, value, clear))))).toEqual(value);
});

it('a field nobody listed as clear is sealed', () => {
  expect(
    sealJson(testRing, { name: 'Dana', b: { city: 'X', street: 'Y' } }, { name: true, b: { city: true } }),
  ).toEqual({
    name: 'Dana',
    b: { city: 'X' },
    sealed: expect.stringMatching(/^sealed:test:/),
  });
});

it('arrives open whichever query reads it, and sealed for everyone without the keys', async () => {
  const stored = [sealText(testRing, 'mine'), JSON.stringify(sealJson(testRing, { a: 1 }))];
  const asked = 'SELECT $1::text AS text, $2::jsonb AS json';
  expect((await database.pool.query(asked, stored)).rows).toEqual([{ text: 'mine', json: { a: 1 } }]);
  const client = await database.pool.connect();
  expect((await client.query({ name: 'asked', text: asked, values: stored })).rows[0].text).toBe('mine');
  client.release();
  const { rows } = await database.db.execute(sql`SELECT ${stored[0]}::text AS text`);
  expect(rows).toEqual([{ text: 'mine' }]);
  expect((await database.superuser.query(asked, stored)).rows[0].text).toMatch(/^sealed:/);
});
