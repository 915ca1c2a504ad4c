import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { incomingFolder } from '#server/files/incoming-folder.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { storeFile } from '../documents/store-file.ts';

let server: TestServer;
let loan: DeskLoan;
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', FILE_PARSERS: '1' });
  loan = await deskLoan(server);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  await processor.mutate('loanWork.giveReason', { loanId: loan.loanId, reason: 'Looking at the ID' });
}, 60_000);
afterAll(() => server.close());

const read = () => processor.query('loanReview.readId', { loanId: loan.loanId, person: 'borrower' });

/** The parsers of this server get no processor until they are replaced. */
const holdParsers = (): number => {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const own = stdout.split('\n').filter((line) => line.includes(`${incomingFolder(server.container.env)}/`));
  for (const line of own) process.kill(Number.parseInt(line, 10), 'SIGSTOP');
  return own.length;
};

it('a passport whose reader gets no processor is said to be not read yet, never to have nothing to read, and is read when asked again', async () => {
  const specimen = await readFile(fileURLToPath(import.meta.resolve('#testing/files/passports/specimen.jpg')));
  const purpose = { name: 'p.jpg', documentType: 'idDocument', propertyId: null } as const;
  const stored = await storeFile(
    server.container,
    { applicationId: loan.loanId, person: 'borrower' },
    { purpose: { ...purpose, idSubtype: 'passport', idSide: 'front' }, body: Readable.from([specimen]) },
  );
  expect(stored.kind).toBe('stored');
  expect(holdParsers()).toBe(1);
  expect(await read()).toMatchObject({ status: 503, reason: 'unavailable' });
  expect(await read()).toMatchObject({ status: 200, data: { reading: { source: 'mrz', lastName: 'REYES' } } });
});
