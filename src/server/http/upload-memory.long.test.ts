import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { dana } from '#testing/leads.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { TestBrowser } from '#testing/test-browser.ts';

const MEBIBYTE = 1024 * 1024;

let child: ChildProcess;
let browser: TestBrowser;
let origin: string;
let undo: () => Promise<void>;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-memory-'));
  const database = await createTestDatabase();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const script = fileURLToPath(new URL('../../testing/faults/server-process.ts', import.meta.url));
  child = fork(script, [database.url, folder, String(port)]);
  await once(child, 'message');
  browser = new TestBrowser((path, init) => fetch(new URL(path, origin), { redirect: 'manual', ...init }), origin);
  await browser.startLead(dana);
  undo = async () => {
    const end = once(child, 'exit');
    child.kill('SIGKILL');
    await end;
    await database.drop();
    rmSync(folder, { recursive: true });
  };
}, 60_000);
afterAll(() => undo());

const mostMemory = async (): Promise<number> => {
  child.send('most');
  const [bytes] = await once(child, 'message');
  return bytes;
};

const headers = async () => ({
  origin,
  'x-bot-check': await browser.botCheck(),
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-same-origin': '1',
  'x-file-name': 'paystub.pdf',
  'x-document-type': 'paystub',
});

/** Sends until done or the server hangs up, as a browser does. */
const attempt = async (bytes: number): Promise<{ status: number; sent: number }> => {
  const call = request(`${origin}/api/files`, { method: 'POST', headers: await headers() });
  const piece = Buffer.alloc(64 * 1024, 65);
  let sent = 0;
  let status = 0;
  let isOver = false;
  const answered = new Promise<void>((done) => {
    call.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume().on('end', done);
      isOver = true;
    });
    call.on('error', () => {
      isOver = true;
      done();
    });
  });
  while (sent < bytes && !isOver) {
    if (!call.write(piece)) await Promise.race([once(call, 'drain').catch(() => undefined), answered]);
    sent += piece.length;
  }
  call.end();
  await answered;
  return { status, sent };
};

it('half a gigabyte that is sent in is cut off and takes no more than 50 MB of memory', {
  timeout: 120_000,
}, async () => {
  // Modules loaded on first use are not part of the measurement.
  const first = await fetch(`${origin}/api/files`, {
    method: 'POST',
    headers: await headers(),
    body: new Uint8Array(samplePdf({ padding: 1_000_000 })),
  });
  expect(first.status).toBe(201);
  await mostMemory();
  const before = await mostMemory();
  const { status, sent } = await attempt(500 * MEBIBYTE);
  const taken = (await mostMemory()) - before;
  expect(status).toBe(413);
  expect(sent).toBeLessThan(80 * MEBIBYTE);
  expect(taken).toBeLessThan(50 * MEBIBYTE);
});
