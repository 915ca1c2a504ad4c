import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainedDatabase, checkedChain } from '#testing/audit/chained-database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { appendEvent } from './repos/application/events.ts';
import { purgeApplication } from './repos/application/quiet-applications.ts';
import { applications, events, purgedChains } from './schema/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await chainedDatabase(await createTestDatabase());
});
afterAll(() => database.drop());

const newApplication = async (): Promise<string> => {
  const [row] = await database.db
    .insert(applications)
    .values({
      status: 'name',
      schemaVersion: 1,
      variant: 'withUsageStep',
      document: {},
      borrowerName: 'Dana',
    })
    .returning({ id: applications.id });
  return row?.id ?? '';
};

const event = (applicationId: string, body: Record<string, unknown>) => ({
  applicationId,
  actor: 'borrower' as const,
  kind: 'leadStarted' as const,
  body,
});
const append = (applicationId: string, kind: string) =>
  database.transact((tx) => appendEvent(tx, event(applicationId, { kind })));

const brokenEvent = async (chain: string): Promise<number | null> => (await checkedChain(database, { chain })).brokenAt;
const rowsOf = (applicationId: string) =>
  database.db.select().from(events).where(sql`application_id = ${applicationId}`).orderBy(events.seq);

describe('the event log', () => {
  it('numbers and chains events per application', async () => {
    const [one, two] = [await newApplication(), await newApplication()];
    for (const kind of ['a', 'b', 'c']) await append(one, kind);
    await append(two, 'x');
    const rows = await database.db.select().from(events).orderBy(events.seq);
    const mine = rows.filter((row) => row.applicationId === one);
    expect(mine.map((row) => row.seq)).toEqual([1, 2, 3]);
    expect(mine[1]?.previousHash).toEqual(mine[0]?.hash);
    expect(await brokenEvent(one)).toBeNull();
  });

  it('takes what several tell at once, one after the other in number and in time', async () => {
    const application = await newApplication();
    const tell = (kind: string) =>
      database.transact(async (tx) => {
        await tx.execute(sql`SELECT now()`);
        await Promise.all(['begun', 'done'].map((half) => appendEvent(tx, event(application, { kind, half }))));
      });
    const kinds = Array.from({ length: 12 }, (_, at) => `kind ${at}`);
    await Promise.all(kinds.map(tell));
    const rows = await rowsOf(application);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    expect(rows).toHaveLength(24);
    const times = rows.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(await brokenEvent(application)).toBeNull();
  });

  it.each([
    ['changed', `UPDATE events SET actor = 'someone else'`],
    ['removed', 'DELETE FROM events'],
    ['truncated', 'TRUNCATE events'],
  ])('cannot be %s, not even by the owner', async (_, statement) => {
    await append(await newApplication(), 'a');
    await expect(database.superuser.query(statement)).rejects.toThrow('events can only be added');
    await expect(database.pool.query(statement)).rejects.toThrow('permission denied for table events');
  });

  it('takes no event that does not follow the last one, or that has no code of the application', async () => {
    const application = await newApplication();
    for (const kind of ['a', 'b']) await append(application, kind);
    const [first, last] = await rowsOf(application);
    if (!first || !last) throw new Error('no events');
    const next = { ...last, seq: 3, previousHash: last.hash, hash: Buffer.alloc(32, 1) };
    for (const wrong of [
      { ...next, seq: 4 },
      { ...next, seq: 2, previousHash: first.hash },
      { ...next, previousHash: first.hash },
      { ...next, at: new Date(last.at.getTime() - 1_000) },
      { ...next, keyId: null },
      { ...next, hash: Buffer.alloc(0) },
    ])
      await expect(database.db.insert(events).values(wrong)).rejects.toMatchObject({
        cause: { message: 'an event must follow the last one of its chain' },
      });
    await database.db.insert(events).values(next);
    expect(await brokenEvent(application)).toBe(3);
  });

  it('is purged only whole, leaving its last hash under a code of the application', async () => {
    const application = await newApplication();
    for (const kind of ['a', 'b']) await append(application, kind);
    const [, last] = await rowsOf(application);
    await purgeApplication(database, { id: application, purger: database.superuser });
    const [ledger] = await database.db.select().from(purgedChains).where(sql`application_id = ${application}`);
    expect(ledger).toMatchObject({ events: 2, lastHash: last?.hash, keyId: last?.keyId, code: expect.any(Buffer) });
    expect(await rowsOf(application)).toEqual([]);
  });
});
