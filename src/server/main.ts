import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { createContainer } from './container.ts';
import { connect } from './db/connect.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './env.ts';
import { createApp } from './http/app.ts';
import { loadSite } from './http/site-files.ts';
import { startWorkers } from './jobs/workers.ts';
import { createLog } from './log.ts';
import { seedSandbox } from './usecases/seed-sandbox.ts';

const INSTANCE_LOCK = 7_203_115;
const DATABASE = 'hearthline';
const DRAIN_MS = 10_000;

/** A reason to stop that the person at the keyboard can act on; shown without a stack. */
export class StartError extends Error {}

export type RunningServer = { url: string; stop: () => Promise<void> };

/** config → database → vendors → http → jobs; stop undoes it in the opposite order. */
export const startServer = async (env: Env, { siteFolder }: { siteFolder: string }): Promise<RunningServer> => {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const databaseUrl = env.DATABASE_URL ?? (await openEmbedded(env, undo));
    const log = createLog(env.LOG_LEVEL);
    const database = connect({ url: databaseUrl, poolSize: env.DATABASE_POOL_SIZE });
    undo.push(() => database.close());
    await migrate(database.pool);

    const container = await createContainer({ env, log, database, databaseUrl });
    undo.push(
      () => container.live.stop(),
      () => container.jobs.stop(),
    );
    if (env.isSandbox) await seedSandbox(container);
    await startWorkers(container);

    let isReady = true;
    const site = loadSite({
      folder: siteFolder,
      isSandbox: env.isSandbox,
      isHttps: env.PUBLIC_URL.startsWith('https://'),
    });
    const app = createApp(container, { site, isReady: () => isReady });
    undo.push(await listen(app.fetch, env));
    undo.push(async () => {
      isReady = false;
    });
    if (!env.DATABASE_URL) rememberInstance(env, undo);
    return { url: env.PUBLIC_URL, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** The embedded database belongs to one product process at a time; whoever holds the lock also stops it. */
const openEmbedded = async (env: Env, undo: (() => Promise<unknown>)[]): Promise<string> => {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const server = await startEmbeddedPostgres(env.DATA_DIR);
  const guard = new pg.Client(server.url('postgres'));
  guard.on('error', () => undefined);
  await guard.connect();
  const { rows } = await guard.query('SELECT pg_try_advisory_lock($1) AS held', [INSTANCE_LOCK]);
  if (!rows[0].held) {
    await guard.end();
    throw new StartError(
      `Hearthline is already running from this folder${otherInstance(env)}. Stop it first, or set DATA_DIR to start a second one.`,
    );
  }
  undo.push(() => stopEmbedded(server, guard));
  const known = await guard.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (known.rowCount === 0) await guard.query(`CREATE DATABASE ${DATABASE}`);
  return server.url(DATABASE);
};

const stopEmbedded = async (server: EmbeddedPostgres, guard: pg.Client): Promise<void> => {
  await guard.end().catch(() => undefined);
  await server.stop();
};

const instanceFile = (env: Env): string => join(env.DATA_DIR, 'instance.json');

const rememberInstance = (env: Env, undo: (() => Promise<unknown>)[]): void => {
  writeFileSync(instanceFile(env), JSON.stringify({ url: env.PUBLIC_URL, pid: process.pid }));
  undo.push(async () => rmSync(instanceFile(env), { force: true }));
};

const otherInstance = (env: Env): string => {
  if (!existsSync(instanceFile(env))) return '';
  const { url, pid } = JSON.parse(readFileSync(instanceFile(env), 'utf8'));
  return ` at ${url} (process ${pid})`;
};

/** Resolves once the port is open, to a function that lets running requests finish before it closes. */
const listen = (fetch: Parameters<typeof serve>[0]['fetch'], env: Env): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const options = { requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 };
    const server = serve({ fetch, port: env.PORT, hostname: env.HOST, serverOptions: options }, () => resolve(close));
    server.on('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${env.PORT} is taken by another program. Stop it, or set PORT to a free one.`;
      reject(error.code === 'EADDRINUSE' ? new StartError(taken) : error);
    });
    const close = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        if ('closeIdleConnections' in server) {
          server.closeIdleConnections();
          setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
        }
      });
  });
