import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { createRoles, type DatabaseUrls, embeddedRoles } from './database-roles.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const INSTANCE_LOCK = 7_203_115;
const DATABASE = 'hearthline';
const RETRY_MS = 500;

export type OwnDatabase = { urls: DatabaseUrls; stop: () => Promise<void> };
type Instance = { url: string; pid: number };

/** Another process uses this folder's database; `instance` identifies it, as far as it identified itself. */
export class InUseError extends Error {
  readonly instance: Instance | null;
  constructor(instance: Instance | null) {
    super('in use');
    this.instance = instance;
  }
}

/**
 * The embedded server belongs to one product process at a time: the lock holder also stops it, and restarts it when it dies.
 * The lock is the database's own, so that it is released the moment its holder is gone, for any reason.
 */
export const openOwnDatabase = async ({
  dataDir,
  publicUrl,
}: {
  dataDir: string;
  publicUrl: string;
}): Promise<OwnDatabase> => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const note = join(dataDir, 'instance.json');
  let isStopping = false;
  let server: EmbeddedPostgres = await startEmbeddedPostgres(dataDir);
  let guard = await takeLock(server, () => void revive());
  if (!guard) throw new InUseError(existsSync(note) ? instance.parse(JSON.parse(readFileSync(note, 'utf8'))) : null);
  const known = await guard.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (known.rowCount === 0) await guard.query(`CREATE DATABASE ${DATABASE}`);
  await createRoles(guard);
  writeFileSync(note, JSON.stringify({ url: publicUrl, pid: process.pid }));

  const revive = async (): Promise<void> => {
    while (!isStopping) {
      try {
        server = await startEmbeddedPostgres(dataDir);
        guard = await takeLock(server, () => void revive());
        return;
      } catch {
        await new Promise((done) => setTimeout(done, RETRY_MS));
      }
    }
  };

  return {
    urls: {
      application: server.url(DATABASE, embeddedRoles.application),
      direct: null,
      migration: server.url(DATABASE),
      purge: server.url(DATABASE, embeddedRoles.purge),
    },
    stop: async () => {
      isStopping = true;
      await guard?.end().catch(() => undefined);
      await server.stop();
      rmSync(note, { force: true });
    },
  };
};

const instance = z.object({ url: z.string(), pid: z.number() });

const takeLock = async (server: EmbeddedPostgres, onLost: () => void): Promise<pg.Client | null> => {
  const client = new pg.Client(server.url('postgres'));
  let isLost = false;
  client.on('error', () => {
    if (!isLost) onLost();
    isLost = true;
  });
  await client.connect();
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [INSTANCE_LOCK]);
  if (rows[0].held) return client;
  await client.end();
  return null;
};
