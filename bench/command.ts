import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ORIGIN, PRODUCT } from './children.ts';
import { send } from './load.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type Started = { child: ChildProcess; ms: number };

const isReady = (): Promise<boolean> =>
  send(PRODUCT, { method: 'GET', path: '/readyz' }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** The compiled product with its own database in this folder, as the one command starts it. */
export const startCommand = async (folder: string, settings: Record<string, string> = {}): Promise<Started> => {
  const from = performance.now();
  const env = {
    ...process.env,
    ...{ PORT: String(PRODUCT), PUBLIC_URL: ORIGIN, DATA_DIR: folder, SANDBOX_LOANS: 'off', LOG_LEVEL: 'warn' },
    ...settings,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady())) await wait(5);
  return { child, ms: performance.now() - from };
};

export const stopCommand = ({ child }: Started): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
