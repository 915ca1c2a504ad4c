import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { TestBrowser } from '../test-browser.ts';
import type { ServerPostgres } from './server-postgres.ts';

const script = fileURLToPath(new URL('../faults/server-process.ts', import.meta.url));

export type Where = {
  server: Pick<ServerPostgres, 'url'>;
  database: string;
  /** `DATA_DIR`; the product keeps its keys there. */
  folder: string;
  settings?: Record<string, string>;
  /** The checkout of another release. */
  root?: string;
  port?: number;
};

/** The schema as its owner brings it up to date before a start. */
export const migrateAsOwner = async ({ server, database, root }: Omit<Where, 'folder'>): Promise<void> => {
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/migrate.ts'], {
    ...(root ? { cwd: root } : {}),
    env: { ...process.env, MIGRATION_DATABASE_URL: server.url(database, 'hearthline_owner') },
  });
};

/** The product as production runs it: three roles, the schema brought up to date by its owner beforehand. */
export const startProduct = async ({ server, database, folder, settings = {}, root, port: given }: Where) => {
  const port = given ?? (await freePort());
  const { DATABASE_URL = server.url(database, 'hearthline_app'), ...further } = {
    MIGRATION_DATABASE_URL: server.url(database, 'hearthline_owner'),
    PURGE_DATABASE_URL: server.url(database, 'hearthline_purge_job'),
    ...settings,
  };
  const child = fork(
    root ? script.replace(fileURLToPath(new URL('../../..', import.meta.url)), root) : script,
    [DATABASE_URL, folder, String(port), JSON.stringify(further)],
    { ...(root ? { cwd: root } : {}), stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
  );
  const complaints = child.stderr ? text(child.stderr) : Promise.resolve('');
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (message !== 'listening') throw new Error(`The product did not start: ${await complaints}`);
  const origin = `http://localhost:${port}`;
  const fetchFrom = (path: string, init?: RequestInit) => fetch(new URL(path, origin), { redirect: 'manual', ...init });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    port,
    fetch: fetchFrom,
    browser: () => new TestBrowser(fetchFrom, origin),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
};
export type ProductOnServer = Awaited<ReturnType<typeof startProduct>>;
