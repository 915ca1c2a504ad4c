import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SigningView } from '../src/entities/contract/signing-view.ts';
import { embeddedDataFolder } from '../src/server/db/embedded-postgres.ts';
import { verifyWithPkijs } from '../src/server/documents/testing/verify-with-pkijs.ts';
import { versionInForce } from '../src/server/legal-versions.ts';
import { freePort } from '../src/testing/free-port.ts';
import { becomeSigner, downloadPaper, openPacket, pressAll } from '../src/testing/sign-papers.ts';
import { TestBrowser } from '../src/testing/test-browser.ts';
import { isLong } from './turns.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hearthline-start-'));
let port: number;

type SigningPaper = SigningView['papers'][number];
type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

const serve = [process.execPath, '--disable-warning=ExperimentalWarning', 'scripts/serve.ts'];

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
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
  }
  return { child, output: () => text, ended: new Promise((done) => child.once('exit', done)) };
};

/** The last line it prints: all the others have come by then. */
const isUp = async (run: Run): Promise<void> => {
  await expect.poll(() => run.output(), { timeout: 60_000, interval: 100 }).toContain('Ctrl-C stops everything.');
};

const stop = async (run: Run): Promise<void> => {
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
  expect(run.output()).toContain('Nothing is lost');
};

/** Starts a lead and returns its session cookie. */
const startLead = async (): Promise<string> => {
  const body = new URLSearchParams({
    firstName: 'A',
    lastName: 'B',
    email: `a${Date.now()}@example.com`,
    terms: versionInForce('en', 'terms-of-use'),
    privacy: versionInForce('en', 'privacy-statement'),
  });
  const response = await fetch(`http://localhost:${port}/api/lead`, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(5000),
    headers: { origin: `http://localhost:${port}` },
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
};

const hasSession = async (cookie: string): Promise<boolean> =>
  'user' in
  (await (
    await fetch(`http://localhost:${port}/api/authApplicant/session`, {
      headers: { cookie },
      signal: AbortSignal.timeout(5000),
    })
  ).json());

beforeAll(async () => {
  port = await freePort();
});
afterAll(async () => {
  current?.child.kill('SIGKILL');
  await current?.ended;
  rmSync(dirname(embeddedDataFolder(folder)), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

let current: Run | null = null;

const startAndWait = async (settings: Record<string, string> = {}): Promise<Run> => {
  current = start(settings);
  await isUp(current);
  return current;
};

/** The product as the previous test left it, or a new one: starting takes seconds. */
const running = async (): Promise<Run> => {
  const isRunning = current?.child.exitCode === null && current.child.signalCode === null;
  return current && isRunning ? current : startAndWait();
};

describe('starting the product', () => {
  it('prints where it is, the sandbox page and the demo sign-ins, and keeps what was saved over a restart', async () => {
    const first = await running();
    expect(first.output()).toContain(`http://localhost:${port}/sandbox`);
    expect(first.output()).toContain('admin@sandbox.example');
    const cookie = await startLead();
    await stop(first);
    await startAndWait();
    expect(await hasSession(cookie)).toBe(true);
  });

  it('says so when it is already running, and leaves the first alone', async () => {
    await running();
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(
        `^hearthline: Hearthline is already running from this folder at http://localhost:${port} \\(process \\d+\\)`,
        'm',
      ),
    );
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  });

  it('goes on after the product was killed, with the database still running', async () => {
    const first = await running();
    const cookie = await startLead();
    first.child.kill('SIGKILL');
    await first.ended;
    await startAndWait();
    expect(await hasSession(cookie)).toBe(true);
  });

  it('brings the database back when it is killed under it', async () => {
    await running();
    const cookie = await startLead();
    const killed = databaseProcess();
    process.kill(killed, 'SIGKILL');
    // Its connections outlive it for a moment and would still answer.
    await expect.poll(() => databaseProcess(), { timeout: 30_000, interval: 100 }).not.toBe(killed);
    await expect.poll(() => hasSession(cookie).catch(() => false), { timeout: 30_000, interval: 250 }).toBe(true);
    expect(await startLead()).toContain('hearthline-applicant=');
  });

  it('goes on after both were killed', async () => {
    const first = await running();
    const cookie = await startLead();
    first.child.kill('SIGKILL');
    process.kill(databaseProcess(), 'SIGKILL');
    await first.ended;
    const second = await startAndWait();
    expect(await hasSession(cookie)).toBe(true);
    await stop(second);
  });

  it('drains and stops when npm is told to, though npm passes nothing on', async () => {
    const run = start({ DRAIN_SECONDS: '4' }, ['npm', 'start']);
    current = run;
    await isUp(run);
    const cookie = await startLead();
    const answers = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
    expect(await answers('/readyz')).toBe(200);
    run.child.kill('SIGTERM');
    await expect.poll(() => answers('/readyz'), { timeout: 20_000, interval: 50 }).toBe(503);
    expect(await hasSession(cookie)).toBe(true);
    await expect.poll(() => run.output(), { timeout: 30_000 }).toContain('Nothing is lost');
    await expect.poll(() => answers('/healthz').catch(() => 'closed')).toBe('closed');
  });

  it('says so when the port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    const run = start();
    expect(await run.ended).toBe(1);
    await new Promise((done) => other.close(done));
    expect(run.output()).toContain(`hearthline: Port ${port} is taken by another program.`);
  });

  it('stops with one line when its keys are not those of its database', async () => {
    const run = start({ ENCRYPTION_KEYS: `other:${Buffer.alloc(32, 7).toString('base64')}` });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^hearthline: The keys do not open what this database holds/),
    ]);
  });

  it('stops with one line when a setting is wrong', async () => {
    const run = start({ PORT: 'abc' });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([expect.stringMatching(/^hearthline: Setting PORT: /)]);
  });
});

/** A browser on the running product, with another browser's session. */
const browserLike = (before?: TestBrowser): TestBrowser => {
  const url = `http://localhost:${port}`;
  const browser = new TestBrowser((path, init) => fetch(new URL(path, url), { ...init, redirect: 'manual' }), url);
  for (const [name, value] of before?.cookies ?? []) browser.cookies.set(name, value);
  return browser;
};

/** Slow: only in the long run. */
if (isLong)
  describe('signing', () => {
    it('keeps all it has acknowledged when the product is killed after a press, in one, and between two papers', async () => {
      const settings = { BOT_CHECK_COST: '50', RATE_LIMITS: 'off' };
      let run = await startAndWait(settings);
      let browser = browserLike();
      await browser.mutate('sandbox.become', { name: 'homeowner-with-one-job', step: 'disclosures' });
      await becomeSigner(browser);
      const places = (paper: SigningPaper) => paper.sections.flatMap(({ id, place }) => (place ? [id] : []));
      const paperAt = async (at: number): Promise<SigningPaper> => {
        const paper = (await openPacket(browser, 'funnel')).papers[at];
        if (!paper) throw new Error('no paper');
        return paper;
      };
      const press = ({ id: paperId }: SigningPaper, sectionId = '') =>
        browser.mutate('signing.sign', { paperId, sectionId });
      const killAndStart = async () => {
        run.child.kill('SIGKILL');
        await run.ended;
        run = await startAndWait(settings);
        browser = browserLike(browser);
      };

      const first = await paperAt(0);
      const [initial, signature] = places(first);
      expect((await press(first, initial)).data).toEqual({ kind: 'marked' });
      await killAndStart();
      expect(await paperAt(0)).toMatchObject({ id: first.id, state: 'prepared', marked: [initial] });

      // This click got no response: it took effect or it did not, and clicking again is right either way.
      const unheard = press(first, signature).catch(() => null);
      await killAndStart();
      await unheard;
      expect((await press(first, signature)).data).toEqual({ kind: 'signed' });
      const sealed = await downloadPaper(browser, first.id);
      await killAndStart();
      expect(await paperAt(0)).toMatchObject({ id: first.id, state: 'signed' });
      expect((await downloadPaper(browser, first.id)).equals(sealed)).toBe(true);
      expect(await verifyWithPkijs(sealed)).toBe(true);

      await pressAll(browser, 'funnel');
      expect((await browser.mutate('signing.finish', { packet: 'funnel' })).data).toMatchObject({ kind: 'finished' });
      await stop(run);
    });
  });

/** The embedded server's own PID file, wherever this user's copy lives. */
const databaseProcess = (): number => {
  const data = embeddedDataFolder(folder);
  return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
};
