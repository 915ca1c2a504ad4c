import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';

const PACKAGES = '/usr/lib/postgresql';
const PASSWORD = 'only-for-this-run';

/** The newest server Debian's packages have installed. */
export const toolsFolder = (): string => {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).map(Number) : [];
  const newest = versions.filter((version) => version > 0).toSorted((a, b) => b - a)[0];
  if (!newest) throw new Error('A PostgreSQL server is needed: apt install postgresql');
  return join(PACKAGES, String(newest), 'bin');
};

/** A server does not run as root. */
export const asServer = (tool: string, args: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0;
  const [command, ...first] = isRoot ? ['runuser', '-u', 'postgres', '--', tool] : [tool];
  execFileSync(command ?? tool, [...first, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
};

const ownerOf = (name: string): number => Number(execFileSync('id', ['-u', name], { encoding: 'utf8' }));

export type ServerPostgres = {
  /** As the administrator, or as one of the roles of `deploy/roles.sql`. */
  url: (database: string, role?: string) => string;
  run: (tool: 'psql' | 'pg_dump' | 'pg_restore', args: readonly string[]) => string;
  /** Owned by the server's user; its data is in `data`, its socket in the folder itself. */
  folder: string;
  port: number;
  /** Ends the server and leaves its folder. */
  halt: () => void;
  start: () => void;
  stop: () => void;
};

/** A database server of Debian's packages with a folder and a port of its own, as a lender's database team runs one. */
export const startServerPostgres = async (
  /** More of its settings, once its folder is known. */
  settingsIn: (folder: string) => Record<string, string> = () => ({}),
): Promise<ServerPostgres> => {
  const tools = toolsFolder();
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-postgres-'));
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  const port = await freePort();
  writeFileSync(passwordFile, PASSWORD);
  if (process.getuid?.() === 0) for (const path of [folder, passwordFile]) chownSync(path, ownerOf('postgres'), 0);
  const admin = ['-U', 'postgres', '-A', 'scram-sha-256', '--auth-local=peer', `--pwfile=${passwordFile}`];
  asServer(join(tools, 'initdb'), ['-D', data, ...admin, '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: folder };
  const lines = Object.entries({ ...settings, ...settingsIn(folder) }).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(data, 'postgresql.conf'), lines.join(''));
  const start = (): void => asServer(join(tools, 'pg_ctl'), ['-D', data, '-l', join(folder, 'log'), '-w', 'start']);
  const halt = (): void => asServer(join(tools, 'pg_ctl'), ['-D', data, '-m', 'fast', '-w', 'stop']);
  start();
  const url = (database: string, role = 'postgres') => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  return {
    url,
    run: (tool, args) =>
      execFileSync(join(tools, tool), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }),
    folder,
    port,
    halt,
    start,
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A database with the roles of `deploy/roles.sql`, as its administrator prepares it. */
export const prepareAsAdministrator = ({ run, url }: ServerPostgres, database: string): void => {
  run('psql', ['-q', '-d', url('postgres'), '-c', `CREATE DATABASE ${database}`]);
  const passwords = ['owner', 'app', 'purge'].flatMap((role) => ['-v', `${role}_password=${PASSWORD}`]);
  run('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-d', url(database), ...passwords, '-f', 'deploy/roles.sql']);
};
