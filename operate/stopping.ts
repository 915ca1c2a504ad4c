import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWebIfStale } from '../scripts/build-web.ts';
import type { Proof, Tally } from '../scripts/proof.ts';
import { buildServerIfStale, PROGRAM } from '../scripts/server-program.mjs';
import { freePort } from '../src/testing/free-port.ts';
import { rowsOf } from '../src/testing/operate/contents.ts';
import { migrateAsOwner } from '../src/testing/operate/product-on-server.ts';
import { prepareAsAdministrator, startServerPostgres } from '../src/testing/operate/server-postgres.ts';
import { TestBrowser } from '../src/testing/test-browser.ts';

const DRAIN_SECONDS = 3;
const SERVE = ['--disable-warning=ExperimentalWarning', PROGRAM];
const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

/** How a product is started where people operate it, and the signal it is stopped with. */
const WAYS: Record<string, { command: readonly string[]; signal: NodeJS.Signals }> = {
  'by itself, SIGTERM': { command: [process.execPath, ...SERVE], signal: 'SIGTERM' },
  'by itself, Ctrl-C': { command: [process.execPath, ...SERVE], signal: 'SIGINT' },
  'under sh, as a container does': {
    command: ['sh', '-c', `exec ${quoted([process.execPath, ...SERVE])}`],
    signal: 'SIGTERM',
  },
  'by npm start': { command: ['npm', 'start'], signal: 'SIGTERM' },
};

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const until = async (isSo: () => Promise<boolean>, seconds: number): Promise<boolean> => {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (await isSo()) return true;
    await wait(50);
  }
  return false;
};

const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const run = async (tally: Tally): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-operate-'));
  const server = await startServerPostgres();
  try {
    // A start builds what is out of date, which is not what is timed here.
    buildServerIfStale(process.execPath);
    await buildWebIfStale();
    prepareAsAdministrator(server, 'product');
    await migrateAsOwner({ server, database: 'product' });
    for (const [name, { command, signal }] of Object.entries(WAYS)) {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const [program = '', ...args] = command;
      const child = spawn(program, args, {
        env: {
          ...process.env,
          ...{ HEARTHLINE_MODE: 'sandbox', PORT: String(port), DATA_DIR: folder, DRAIN_SECONDS: String(DRAIN_SECONDS) },
          ...{ DATABASE_URL: server.url('product', 'hearthline_app'), SANDBOX_LOANS: 'off', LOG_LEVEL: 'silent' },
          PURGE_DATABASE_URL: server.url('product', 'hearthline_purge_job'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const printed = text(child.stdout);
      const complaints = text(child.stderr);
      const isReady = await until(async () => isOver(child) || (await statusOf(`${origin}/readyz`)) === 200, 120);
      if (!isReady || isOver(child)) throw new Error(`${name}: did not start: ${await complaints}`);
      const browser = new TestBrowser(
        (path, init) => fetch(new URL(path, origin), { redirect: 'manual', ...init }),
        origin,
      );
      const lead = { firstName: 'Dana', lastName: 'Whitfield', email: `dana-${port}@example.com` };
      await browser.startLead(lead);
      const stream = await browser.fetch('/api/trpc/application.changes');
      const streamed = stream.text().catch(() => 'cut');
      const told = performance.now();
      child.kill(signal);
      const turned = await until(async () => (await statusOf(`${origin}/readyz`)) === 503, 2);
      tally.check(`${name}: readiness turns false first`, turned);
      const meanwhile = await browser.startLead({ ...lead, email: `late-${port}@example.com` }).catch(() => null);
      tally.check(
        `${name}: requests are answered while traffic drains: ${meanwhile?.status}`,
        meanwhile?.status === 303,
      );
      const isClosed = await until(async () => (await statusOf(`${origin}/healthz`)) === 0, 40);
      const seconds = (performance.now() - told) / 1000;
      tally.check(
        `${name}: the socket closes after the drain, ${seconds.toFixed(1)} s`,
        isClosed && seconds >= DRAIN_SECONDS,
      );
      tally.check(`${name}: the stream ends`, (await Promise.race([streamed, wait(5000, 'open')])) !== 'open');
      if (!isOver(child)) await Promise.race([once(child, 'exit'), wait(20_000)]);
      tally.check(`${name}: the process is gone`, isOver(child));
      tally.check(`${name}: it says that nothing is lost`, (await printed).includes('Nothing is lost'));
      const kept = await rowsOf(
        server.url('product'),
        "SELECT count(*)::int AS sessions FROM pg_stat_activity WHERE usename = 'hearthline_app'",
      );
      tally.check(`${name}: no connection is left behind: ${kept[0]?.sessions}`, kept[0]?.sessions === 0);
    }
    const stored = await rowsOf(server.url('product'), 'SELECT count(*)::int AS all FROM applications');
    const expected = Object.keys(WAYS).length * 2;
    tally.check(`every acknowledged lead is kept: ${stored[0]?.all} of ${expected}`, stored[0]?.all === expected);
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const proof: Proof = { topic: 'stopping, however it was started', minutes: 10, run };
