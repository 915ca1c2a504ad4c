import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FLAGS } from '../scripts/server-program.mjs';

export const PRODUCT = 4310;
export const ORIGIN = `http://localhost:${PRODUCT}`;

export const startChild = (file: string, env: Record<string, string>): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
      env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
      execArgv: FLAGS,
    });
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });

export const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    child.send('stop');
  });

/** The product in a process of its own, on this database. */
export const startProduct = ({
  databaseUrl,
  folder,
  port = PRODUCT,
}: {
  databaseUrl: string;
  folder: string;
  port?: number;
}): Promise<ChildProcess> =>
  startChild('./served-product.ts', {
    PORT: String(port),
    PUBLIC_URL: ORIGIN,
    HEARTHLINE_MODE: 'sandbox',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SANDBOX_LOANS: 'off',
    BOT_CHECK_COST: '1',
    LOG_LEVEL: 'silent',
  });
