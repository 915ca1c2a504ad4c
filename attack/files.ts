import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Proof, Tally } from '../scripts/proof.ts';
import { createTestDatabase } from '../src/testing/database.ts';
import { setup } from '../src/testing/database-setup.ts';
import { freePort } from '../src/testing/free-port.ts';
import { maliciousFiles, oddFiles } from '../src/testing/hostile/malicious-files.ts';
import { dana } from '../src/testing/leads.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import { TestBrowser } from '../src/testing/test-browser.ts';

type Served = { origin: string; child: ChildProcess; browser: TestBrowser; close: () => Promise<void> };

/** The real server in a process of its own, with its usual limits on parsers. */
const serve = async (): Promise<Served> => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-attack-'));
  const stopDatabase = await setup();
  const database = await createTestDatabase();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const script = fileURLToPath(new URL('../src/testing/faults/server-process.ts', import.meta.url));
  const child = fork(script, [database.url, folder, String(port)]);
  await once(child, 'message');
  const browser = new TestBrowser(
    (path, init) => fetch(new URL(path, origin), { redirect: 'manual', ...init }),
    origin,
  );
  await browser.startLead(dana);
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await database.drop();
    await stopDatabase();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, child, browser, close };
};

/** On a machine with other work, waiting is not the attack's alone. */
const QUIET_MS = 10_000;

const WATCHER = `
const { get } = require('node:http');
let longest = 0;
const ask = () => {
  const started = performance.now();
  const next = () => { longest = Math.max(longest, performance.now() - started); setTimeout(ask, 10); };
  get(process.argv[1], (answer) => answer.resume().on('end', next)).on('error', next);
};
ask();
process.on('message', () => { process.send(longest); longest = 0; });
`;

/** Another client, in a process of its own so that making files does not count: how long its small requests take at most. */
const watch = (origin: string): { longest: () => Promise<number>; stop: () => void } => {
  const watcher = spawn(process.execPath, ['-e', WATCHER, `${origin}/healthz`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    longest: async () => {
      watcher.send('longest');
      const [milliseconds] = await once(watcher, 'message');
      return Number(milliseconds);
    },
    stop: () => watcher.kill(),
  };
};

const send = async ({ browser }: Served, bytes: Buffer): Promise<{ status: number; code: string | null }> => {
  const token = await browser.botCheck();
  const headers = { 'x-same-origin': '1', 'x-bot-check': token, 'x-file-name': 'a.pdf', 'x-document-type': 'paystub' };
  const response = await browser.fetch('/api/files', { method: 'POST', headers, body: new Uint8Array(bytes) });
  const { error } = await response.json();
  return { status: response.status, code: error?.code ?? null };
};

const isAlive = (origin: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(`${origin}/healthz`, (answer) => resolve(answer.resume().statusCode === 200)).on('error', () => resolve(false));
  });

const run = async (tally: Tally): Promise<void> => {
  const served = await serve();
  const watcher = watch(served.origin);
  let longest = 0;
  try {
    await send(served, samplePdf());
    await watcher.longest();
    await wait(QUIET_MS);
    tally.note(`longest wait of another client without any attack: ${(await watcher.longest()).toFixed(0)} ms`);
    const odd = oddFiles();
    for (const [name, make] of Object.entries({ ...maliciousFiles(), ...odd })) {
      const bytes = await make();
      await watcher.longest();
      const started = performance.now();
      const { status, code } = await send(served, bytes).catch(() => ({ status: 0, code: 'no answer' }));
      const took = Math.round(performance.now() - started);
      const stall = await watcher.longest();
      longest = Math.max(longest, stall);
      tally.note(
        `${name.padEnd(52)} ${String(bytes.length).padStart(9)} bytes  ${code ?? status}  ${took} ms, others ${stall.toFixed(0)} ms`,
      );
      tally.check(
        `${name}: ${status} ${code}`,
        (code !== null || name in odd) && [201, 422].includes(status) && (await isAlive(served.origin)),
      );
    }
    const plain = await send(served, samplePdf({ padding: 4321 }));
    tally.check('an honest file after all of them', plain.status === 201);
  } finally {
    tally.note(`longest stall of another client: ${longest.toFixed(0)} ms`);
    watcher.stop();
    await served.close();
  }
};

export const proof: Proof = { topic: 'malicious files', minutes: 12, run };
