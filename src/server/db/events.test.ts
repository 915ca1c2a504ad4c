import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { applications, events, purgedChains } from './schema/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
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
      email: 'dana@example.com',
    })
    .returning({ id: applications.id });
  return row?.id ?? '';
};

const append = (applicationId: string, kind: string) =>
  database.db.insert(events).values({ applicationId, actor: 'borrower', kind, body: { kind } });

const brokenEvent = async (applicationId: string): Promise<number | null> => {
  const found = await database.db.execute<{ broken: number | null }>(
    sql`SELECT broken_event(${applicationId}) AS broken`,
  );
  return found.rows[0]?.broken ?? null;
};

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
        for (const half of ['begun', 'done'])
          await tx.insert(events).values({ applicationId: application, actor: 'borrower', kind, body: { half } });
      });
    const kinds = Array.from({ length: 12 }, (_, at) => `kind ${at}`);
    await Promise.all(kinds.map(tell));
    const rows = await database.db
      .select()
      .from(events)
      .where(sql`application_id = ${application}`)
      .orderBy(events.seq);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
    expect(rows).toHaveLength(24);
    const times = rows.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(await brokenEvent(application)).toBeNull();
  });

  it.each([
    ['changed', sql`UPDATE events SET actor = 'someone else'`],
    ['removed', sql`DELETE FROM events`],
    ['truncated', sql`TRUNCATE events`],
  ])('cannot be %s', async (_, statement) => {
    await append(await newApplication(), 'a');
    await expect(database.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'events can only be added' },
    });
  });

  it('tells which event was tampered with behind the triggers', async () => {
    const application = await newApplication();
    for (const kind of ['a', 'b', 'c']) await append(application, kind);
    await database.transact(async (tx) => {
      await tx.execute(sql`ALTER TABLE events DISABLE TRIGGER refuse_event_change`);
      await tx.execute(
        sql`UPDATE events SET body = '{"kind":"forged"}' WHERE application_id = ${application} AND seq = 2`,
      );
      await tx.execute(sql`ALTER TABLE events ENABLE TRIGGER refuse_event_change`);
    });
    expect(await brokenEvent(application)).toBe(2);
  });

  it('is purged only whole, leaving its last hash', async () => {
    const application = await newApplication();
    for (const kind of ['a', 'b']) await append(application, kind);
    const [, last] = await database.db
      .select()
      .from(events)
      .where(sql`application_id = ${application}`)
      .orderBy(events.seq);
    await database.db.execute(sql`SELECT purge_application(${application})`);
    const [ledger] = await database.db.select().from(purgedChains).where(sql`application_id = ${application}`);
    expect(ledger).toMatchObject({ events: 2, lastHash: last?.hash });
    expect(await database.db.select().from(events).where(sql`application_id = ${application}`)).toEqual([]);
  });
});
