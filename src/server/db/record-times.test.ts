import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application/application.ts';
import { toDay } from '#entities/values/day.ts';
import { chainedDatabase, checkedChain } from '#testing/audit/chained-database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { withClock } from './connect.ts';
import { addApplication } from './repos/application/applications.ts';
import { appendEvent, eventsOf } from './repos/application/events.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await chainedDatabase(await createTestDatabase());
});
afterAll(() => database.drop());

const MOVED = [
  ['events', 'at'],
  ['consents', 'given_at'],
  ['offers', 'made_at'],
  ['decisions', 'decided_at'],
  ['decision_runs', 'ran_at'],
  ['decision_proposals', 'decided_at'],
  ['paper_receipts', 'received_at'],
  ['papers', 'prepared_at'],
  ['loan_messages', 'sent_at'],
  ['funding_approvals', 'agreed_at'],
  ['fundings', 'funded_at'],
] as const;

const newApplication = (by = database): Promise<string> =>
  by.transact((tx) => addApplication(tx, { document: emptyApplication(), status: 'name', variant: 'withUsageStep' }));
const started = (applicationId: string) => ({
  applicationId,
  actor: 'borrower' as const,
  kind: 'leadStarted' as const,
  body: {},
});

describe('the time on a record', () => {
  it.each(MOVED)('%s.%s is by default the real one, and no session can move it', async (table, column) => {
    const { rows } = await database.pool.query(
      'SELECT column_default AS usual FROM information_schema.columns WHERE table_name = $1 AND column_name = $2',
      [table, column],
    );
    expect(rows).toEqual([{ usual: expect.stringMatching(/^(now|clock_timestamp)\(\)$/) }]);
  });

  it('of an event stays when a session sets the variable that once moved it', async () => {
    const applicationId = await newApplication();
    const { rows } = await database.pool.query(
      `WITH moved AS (SELECT set_config('hearthline.days_from_now', '-30 America/New_York', false))
       INSERT INTO events (application_id, seq, actor, kind, body, previous_hash, hash, key_id)
         SELECT $1, 1, 'borrower', 'leadStarted', '{}', '\\x00', sha256('a'), 'k' FROM moved
       RETURNING abs(extract(epoch FROM at - now())) < 60 AS "isNow"`,
      [applicationId],
    );
    expect(rows).toEqual([{ isNow: true }]);
  });

  it('comes from the clock of the container, and the chain of such events holds', async () => {
    const at = new Date('2026-09-01T14:30:00Z');
    const then = withClock(database, { now: () => at, today: () => toDay('2026-09-01') });
    const applicationId = await newApplication();
    await then.transact((tx) => appendEvent(tx, started(applicationId)));
    await database.transact((tx) => appendEvent(tx, started(applicationId)));
    const [now, earlier] = await eventsOf(database.db, { applicationId, limit: 5 });
    expect(earlier?.at).toEqual(at);
    expect(now?.at.getTime()).toBeGreaterThan(at.getTime());
    expect(await checkedChain(database, { chain: applicationId })).toMatchObject({ sound: 2, brokenAt: null });
  });
});
