import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { PROGRAM } from '../scripts/server-program.mjs';
import { embeddedDataFolder } from '../src/server/db/embedded-postgres.ts';
import { versionInForce } from '../src/server/legal-versions.ts';
import { freePort } from '../src/testing/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const serve = [process.execPath, '--disable-warning=ExperimentalWarning', PROGRAM];

export type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

/** The last line it prints: all the others have come by then. */
export const isUp = async (run: Run): Promise<void> => {
  await expect.poll(() => run.output(), { timeout: 110_000, interval: 100 }).toContain('Ctrl-C stops everything.');
};

export const stop = async (run: Run): Promise<void> => {
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
  expect(run.output()).toContain('Nothing is lost');
};

/** The product as its commands start it, with an embedded database and a folder of its own. */
export const startedProduct = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-start-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let current: Run | null = null;

  const start = (settings: Record<string, string> = {}, [command = '', ...args] = serve): Run => {
    const env = {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'error',
      SANDBOX_LOANS: 'off',
      ...settings,
    };
    const child = spawn(command, args, { cwd: root, env });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
    return { child, output: () => text, ended: new Promise((done) => child.once('exit', done)) };
  };

  const startAndWait = async (settings: Record<string, string> = {}, command?: string[]): Promise<Run> => {
    current = start(settings, command);
    await isUp(current);
    return current;
  };

  return {
    url,
    port,
    start,
    startAndWait,
    /** The product as the previous test left it, or a new one: starting takes seconds. */
    running: async (): Promise<Run> => {
      const isRunning = current?.child.exitCode === null && current.child.signalCode === null;
      return current && isRunning ? current : startAndWait();
    },
    /** Starts a lead and returns its session cookie. */
    startLead: async (): Promise<string> => {
      const body = new URLSearchParams({
        firstName: 'A',
        lastName: 'B',
        email: `a${Date.now()}@example.com`,
        terms: versionInForce('en', 'terms-of-use'),
        privacy: versionInForce('en', 'privacy-statement'),
      });
      const response = await fetch(`${url}/api/lead`, {
        method: 'POST',
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(5000),
        headers: { origin: url },
      });
      return response.headers.get('set-cookie')?.split(';')[0] ?? '';
    },
    hasSession: async (cookie: string): Promise<boolean> => {
      const response = await fetch(`${url}/api/authApplicant/session`, {
        headers: { cookie },
        signal: AbortSignal.timeout(5000),
      });
      return 'user' in (await response.json());
    },
    /** The embedded server's own PID file, wherever this user's copy lives. */
    databaseProcess: (): number =>
      Number(readFileSync(join(embeddedDataFolder(folder), 'postmaster.pid'), 'utf8').split('\n')[0]),
    close: async (): Promise<void> => {
      current?.child.kill('SIGKILL');
      await current?.ended;
      rmSync(dirname(embeddedDataFolder(folder)), { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type StartedProduct = Awaited<ReturnType<typeof startedProduct>>;
