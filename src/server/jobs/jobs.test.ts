import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Container, createContainer } from '#server/container.ts';
import { parseKeyRing } from '#server/db/key-ring.ts';
import { createLog } from '#server/log.ts';
import { readKeys } from '#server/process-keys.ts';
import { readSettings } from '#server/settings.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { sendTestMail } from '#testing/mail/send-test-mail.ts';
import { startWorkers } from './workers.ts';

const ROUNDS = 4;

let database: TestDatabase;
let container: Container;
const folder = mkdtempSync(join(tmpdir(), 'hearthline-jobs-'));
beforeAll(async () => {
  const env = readSettings({ DATA_DIR: folder });
  database = await createTestDatabase(parseKeyRing(readKeys(env).ENCRYPTION_KEYS));
  container = await createContainer({ env, log: createLog('silent'), database, databaseUrl: database.url });
});
afterAll(async () => {
  await container.jobs.stop();
  container.streams.stop();
  await container.live.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const enqueueMails = (keys: string[]) =>
  container.database.transact(async (tx) => {
    for (const key of keys) await sendTestMail(container, tx, key);
  });
const delivered = async (prefix: string): Promise<number> => {
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS n FROM sandbox_mails WHERE delivery_key LIKE $1',
    [`${prefix}%`],
  );
  return rows[0].n;
};
const until = async (isSo: () => Promise<boolean>, meanwhile = async () => {}): Promise<void> => {
  for (let tries = 0; tries < 600 && !(await isSo()); tries += 1) {
    await meanwhile();
    await wait(100);
  }
};
const sendMailCounts = async () => (await container.jobs.counts()).find(({ name }) => name === 'sendMail');

const failed = async (child: ChildProcess): Promise<never> => {
  const [code] = await once(child, 'exit');
  throw new Error(`The worker ended by itself with ${code}.`);
};

const runAndKill = async (): Promise<void> => {
  const script = fileURLToPath(new URL('../../testing/faults/job-worker.ts', import.meta.url));
  const child = fork(script, [database.url, folder]);
  const end = failed(child);
  await Promise.race([once(child, 'message'), end]);
  await wait(Math.random() * 150);
  child.kill('SIGKILL');
  await end.catch(() => undefined);
};

describe('jobs', () => {
  it('exist exactly when their cause does', async () => {
    const cause = container.database.transact(async (tx) => {
      await sendTestMail(container, tx, 'undone');
      throw new Error('changed my mind');
    });
    await expect(cause).rejects.toThrow('changed my mind');
    expect(await sendMailCounts()).toMatchObject({ waiting: 0 });
  });

  /** A dead worker's jobs are found after its heartbeat has been missed, which takes long. */
  if (isLong)
    it('lose nothing and repeat nothing when workers die at any moment', { timeout: 120_000 }, async () => {
      const keys = Array.from({ length: 60 * ROUNDS }, (_, at) => `crash-${at}`);
      for (let round = 0; round < ROUNDS; round += 1) {
        await enqueueMails(keys.slice(round * 60, (round + 1) * 60));
        await runAndKill();
      }
      // Again, as after a repeated cause.
      await enqueueMails(keys.slice(0, 20));
      await startWorkers(container);
      await until(
        async () => {
          const counts = await sendMailCounts();
          return counts?.waiting === 0 && counts.active === 0;
        },
        () => container.jobs.recover(),
      );
      expect(await delivered('crash-')).toBe(keys.length);
      const claims = await database.pool.query("SELECT 1 FROM mail_deliveries WHERE delivery_key LIKE 'crash-%'");
      expect(claims.rowCount).toBe(keys.length);
      expect(await container.jobs.countFailed()).toEqual([]);
      expect((await database.pool.query('SELECT 1 FROM outgoing_messages')).rowCount).toBe(0);
    });

  it('that come by themselves are on the calendar of the lender', async () => {
    const { rows } = await database.pool.query('SELECT name, cron, timezone FROM pgboss.schedule ORDER BY name');
    expect(rows.map(({ name, timezone }) => `${name} ${timezone}`)).toEqual([
      'anchorChains America/New_York',
      'eraseExpiredMessages America/New_York',
      'foldCounts America/New_York',
      'followNotaries America/New_York',
      'followPayments America/New_York',
      'forgetOldSpools America/New_York',
      'forgetOldUses America/New_York',
      'lookAgain America/New_York',
      'markLateClocks America/New_York',
      'pollJourneys America/New_York',
      'purgeExpired America/New_York',
      'refreshLars America/New_York',
      'refreshServices America/New_York',
      'remindIdle America/New_York',
      'reportFailedJobs America/New_York',
      'screenOpenLoans America/New_York',
      'sendDueNotices America/New_York',
      'tellReadyClosings America/New_York',
    ]);
  });
});
