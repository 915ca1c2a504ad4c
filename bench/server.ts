import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { tokenHash } from '../src/server/db/repos/accounts/sessions.ts';
import { createTestDatabase } from '../src/testing/database.ts';
import { leadBrowser } from '../src/testing/leads.ts';
import { startTestServer } from '../src/testing/test-server.ts';
import { newWorker, saveStep, type Worker } from './applicants.ts';
import { PRODUCT, startChild, startProduct, stopChild } from './children.ts';
import { setupDurable } from './durable-database.ts';
import { perSecond, send } from './load.ts';
import type { BenchRow } from './row.ts';
import { type Recorded, recordStatements } from './statements.ts';

const BARE = 4311;
const WORKERS = 8;
/** A save runs much code, which V8 compiles in the course of some thousand of them. */
const WARM = { warmUpSeconds: 8 };

/** The statements of one lookup and one save, captured from a second product in this process, with its own ids to be replaced. */
const recordWork = async (): Promise<{
  read: Recorded;
  own: { applicationId: string; secret: string };
}> => {
  const server = await startTestServer({ RATE_LIMITS: 'off' });
  const browser = await leadBrowser(server);
  const { hitchLoan } = (await browser.query('application.current')).data as { hitchLoan: { id: string } };
  const submit = (value: number, base: number | null) =>
    browser.mutate('funnel.submitStep', { step: 'propertyValue', answers: { value }, base: { value: base } });
  await submit(500_000, null);
  const read = await recordStatements(() => browser.fetch('/api/authApplicant/session'));
  const secret = browser.cookies.get('hearthline-applicant') ?? '';
  await server.close();
  return { read, own: { applicationId: hitchLoan.id, secret } };
};

/** The least a save can do and still be honest: nobody else in between, the document with the answer and a line of its history, on disk. */
const smallestSave = async (pool: pg.Pool, owner: pg.Pool): Promise<(applicationId: string) => Promise<void>> => {
  await owner.query(
    'CREATE TABLE bench_events (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, application_id uuid, at timestamptz DEFAULT now(), body jsonb)',
  );
  await owner.query('GRANT INSERT ON bench_events TO PUBLIC');
  return async (applicationId) => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const { rows } = await client.query('SELECT document FROM applications WHERE id = $1 FOR UPDATE', [
        applicationId,
      ]);
      await client.query('UPDATE applications SET document = $2, updated_at = now() WHERE id = $1', [
        applicationId,
        JSON.stringify(rows[0].document),
      ]);
      await client.query('INSERT INTO bench_events (application_id, body) VALUES ($1, $2)', [
        applicationId,
        JSON.stringify({ step: 'propertyValue', answers: { value: 500_000 } }),
      ]);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  };
};

/** The product's four basic figures, each beside the machine's own ceiling. */
export const serverRows = async (): Promise<{ rows: BenchRow[]; close: () => Promise<void> }> => {
  const stopDatabase = await setupDurable();
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-bench-'));
  const product = await startProduct({ databaseUrl: database.url, folder });
  const bare = await startChild('./bare-server.ts', { PORT: String(BARE) });
  const pool = new pg.Pool({ connectionString: database.url, max: WORKERS });
  // At the end the database is dropped under the pool.
  pool.on('error', () => undefined);
  const workers = await Promise.all(Array.from({ length: WORKERS }, (_, index) => newWorker(pool, index)));
  const workerAt = (index: number): Worker => workers[index] as Worker;
  const get = (port: number, path: string, headers = {}) =>
    send(port, { method: 'GET', path, headers }).then(() => undefined);

  const { read, own } = await recordWork();
  const asWorker = (worker: number) => (value: unknown) => {
    const { applicationId, cookie } = workerAt(worker);
    if (value === own.applicationId) return applicationId;
    if (Buffer.isBuffer(value) && value.equals(tokenHash(own.secret))) return tokenHash(cookie.split('=')[1] ?? '');
    return value;
  };

  const smallest = await smallestSave(pool, database.superuser);

  const rows: BenchRow[] = [
    {
      name: 'no-op query',
      unit: 'calls/s',
      run: async () => ({
        figure: await perSecond(() => get(PRODUCT, '/api/trpc/application.current')),
        ceiling: await perSecond(() => get(BARE, '/api/trpc/application.current')),
        note: 'ceiling: a bare Node server answering the same bytes',
      }),
    },
    {
      name: 'session read',
      unit: 'calls/s',
      run: async () => {
        return {
          figure: await perSecond((worker) =>
            get(PRODUCT, '/api/authApplicant/session', { cookie: workerAt(worker).cookie }),
          ),
          ceiling: await perSecond((worker) => read.replay(pool, asWorker(worker))),
          note: 'ceiling: the same look-up straight through the driver',
        };
      },
    },
    {
      name: 'authenticated step save',
      unit: 'saves/s',
      run: async () => {
        const figure = await perSecond((worker, turn) => saveStep(workerAt(worker), turn), WARM);
        const ceiling = await perSecond((worker) => smallest(workerAt(worker).applicationId), WARM);
        return {
          figure,
          ceiling,
          note: 'ceiling: the smallest honest save: lock, update, one line of history, commit',
        };
      },
    },
    {
      name: 'static page',
      unit: 'pages/s',
      run: async () => {
        const { text } = await send(PRODUCT, { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } });
        bare.send({ path: '/', size: Buffer.byteLength(text) });
        return {
          figure: await perSecond(() => get(PRODUCT, '/', { 'accept-encoding': 'br' })),
          ceiling: await perSecond(() => get(BARE, '/', { 'accept-encoding': 'br' })),
          note: 'ceiling: a bare Node server sending as many bytes',
        };
      },
    },
  ];
  const close = async (): Promise<void> => {
    await stopChild(product);
    await stopChild(bare);
    await pool.end();
    await database.drop();
    await stopDatabase();
    rmSync(folder, { recursive: true });
  };
  return { rows, close };
};
