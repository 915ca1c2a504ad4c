import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { heicGrid } from '#testing/hostile/hostile-heic.ts';
import { packedBomb, repeatedObject, tableBomb } from '#testing/hostile/hostile-pdfs.ts';
import { dana } from '#testing/leads.ts';
import { byTurns } from '#testing/long-run/turns.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { TestBrowser } from '#testing/test-browser.ts';

let child: ChildProcess;
let browser: TestBrowser;
let origin: string;
let undo: () => Promise<void>;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-hostile-'));
  const database = await createTestDatabase();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const script = fileURLToPath(new URL('../../testing/faults/server-process.ts', import.meta.url));
  child = fork(script, [database.url, folder, String(port), JSON.stringify({ FILE_PARSER_SECONDS: '2' })]);
  await once(child, 'message');
  browser = new TestBrowser((path, init) => fetch(new URL(path, origin), { redirect: 'manual', ...init }), origin);
  await browser.startLead(dana);
  undo = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const end = once(child, 'exit');
      child.kill('SIGKILL');
      await end;
    }
    await database.drop();
    rmSync(folder, { recursive: true });
  };
});
afterAll(() => undo());

const send = async (bytes: Buffer): Promise<[number, string | null]> => {
  const token = await browser.botCheck();
  const headers = { 'x-same-origin': '1', 'x-bot-check': token, 'x-file-name': 'a.pdf', 'x-document-type': 'paystub' };
  const response = await browser.fetch('/api/files', { method: 'POST', headers, body: new Uint8Array(bytes) });
  const { error } = await response.json();
  return [response.status, error?.code ?? null];
};

describe('a file made to stop the server', () => {
  it.each(
    byTurns(
      [
        ['a table of a hundred million entries', () => tableBomb(100_000_000), 'notChecked'],
        ['packed objects that grow to 200 MB', () => packedBomb(200_000_000), 'notChecked'],
        ['19 MB of the same object', () => repeatedObject(19_000_000), 'notChecked'],
        ['a picture of 63 megapixels in 42 KB', () => heicGrid({ columns: 32, rows: 31 }), 'tooManyPixels'],
        // No limit on contents sees this one coming: its process is stopped.
        ['a table of entries without a byte', () => tableBomb(1_000_000_000, 0), 'notChecked'],
      ],
      2,
    ),
  )('is refused with a sentence: %s', async (_, make, code) => {
    const bytes = make();
    const [hostile, plain] = await Promise.all([send(bytes), send(samplePdf({ padding: bytes.length % 10_000 }))]);
    expect(hostile).toEqual([422, code]);
    expect(plain).toEqual([201, null]);
    expect(child.exitCode ?? child.signalCode).toBeNull();
  });
});
