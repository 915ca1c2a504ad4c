import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartError } from '../start-error.ts';

/** The address as the tools' environment: on a command line every user of the machine could read the password. */
const environmentOf = (url: string): Record<string, string> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
};

/** Runs one of PostgreSQL's own tools; they are no part of the product. */
export const runTool = async (tool: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> => {
  const child = spawn(tool, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, ...environmentOf(url) },
  });
  const complaints = text(child.stderr);
  const [code] = await once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new StartError(`${tool} is not installed: install the PostgreSQL client of the server's version or newer.`)
      : error;
  });
  if (code !== 0) throw new StartError(`${tool} failed: ${(await complaints).trim().split('\n')[0]}`);
};
