import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { embeddedDataFolder, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { parseKeyRing } from '#server/db/key-ring.ts';
import { typesThatOpen } from '#server/db/sealed/open-as-read.ts';
import type { OpeningKeys } from '#server/db/sealed/sealed-text.ts';
import { freePort } from '../free-port.ts';
import { TestBrowser } from '../test-browser.ts';

const script = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** The keys the product made for itself, once it has. */
const keysOf = (folder: string): OpeningKeys => {
  const file = join(folder, 'keys.json');
  return existsSync(file) ? parseKeyRing(JSON.parse(readFileSync(file, 'utf8')).ENCRYPTION_KEYS).keys : new Map();
};

/** A folder of the caller's, and disks mounted for it, which end with the product. */
type Place = { folder?: string; disks?: readonly { unmount: () => void }[] };

/** A database server and a product process of its own, both to be killed, stopped and frozen at will. */
export const startFaultyProduct = async (
  settings: Record<string, string> = {},
  { folder = mkdtempSync(join(tmpdir(), 'hearthline-faults-')), disks = [] }: Place = {},
) => {
  const port = await freePort();
  let database = await startEmbeddedPostgres(folder);
  const admin = new pg.Client(database.url('postgres'));
  await admin.connect();
  await admin.query('CREATE DATABASE product');
  await admin.end();
  const url = database.url('product');
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | null = null;

  const startServer = async (): Promise<void> => {
    const started = fork(script, [url, folder, String(port), JSON.stringify(settings)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    const [message] = await Promise.race([once(started, 'message'), once(started, 'exit')]);
    if (message !== 'listening') throw new Error('The server did not start.');
  };
  const databaseProcesses = (): number[] => {
    const [main] = readFileSync(join(embeddedDataFolder(folder), 'postmaster.pid'), 'utf8').split('\n');
    const isChild = (id: string): boolean => {
      try {
        return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === main;
      } catch {
        return false;
      }
    };
    return [
      Number(main),
      ...readdirSync('/proc')
        .filter((id) => /^\d+$/.test(id) && isChild(id))
        .map(Number),
    ];
  };
  const signalDatabase = (signal: NodeJS.Signals): void => {
    for (const id of databaseProcesses()) {
      try {
        process.kill(id, signal);
      } catch {
        // It ended by itself in between.
      }
    }
  };
  const close = async (): Promise<void> => {
    child?.kill('SIGKILL');
    await database.stop();
    for (const disk of disks) disk.unmount();
    rmSync(dirname(embeddedDataFolder(folder)), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  await startServer().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const query = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url, types: typesThatOpen(keysOf(folder)) });
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  };
  /** Just killed, it still counts as running for a moment. */
  const startDatabase = async (tries = 100): Promise<void> => {
    try {
      database = await startEmbeddedPostgres(folder);
      await query('SELECT 1');
    } catch (error) {
      if (tries === 0) throw error;
      await wait(200);
      await startDatabase(tries - 1);
    }
  };
  const fetchFrom = (path: string, init?: RequestInit) => fetch(new URL(path, origin), { redirect: 'manual', ...init });
  return {
    url,
    folder,
    query,
    fetch: fetchFrom,
    browser: () => new TestBrowser(fetchFrom, origin),
    killServer: async () => {
      child?.kill('SIGKILL');
      if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
    startServer,
    /** Moves the server's clock, and only that one. */
    jumpClock: async (milliseconds: number) => {
      child?.send(milliseconds);
      if (child) await once(child, 'message');
    },
    stopDatabase: () => database.stop(),
    killDatabase: () => signalDatabase('SIGKILL'),
    freezeDatabase: () => signalDatabase('SIGSTOP'),
    thawDatabase: () => signalDatabase('SIGCONT'),
    startDatabase,
    close,
  };
};
export type FaultyProduct = Awaited<ReturnType<typeof startFaultyProduct>>;
