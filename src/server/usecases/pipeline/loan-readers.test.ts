import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { beginReading } from './loan-readers.ts';

let server: TestServer;
let loanId: string;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  ({ loanId } = await deskLoan(server));
});
afterAll(() => server.close());

const lender = { scopeKind: 'lender', scopeId: null } as const;
const readersSeenBy = async (browser: TestBrowser) => (await browser.query('desk.readers')).data;
const read = ({ accountId }: { accountId: string }, role: 'processor' | 'auditor') =>
  beginReading(server.container, { staff: { accountId, grants: [{ role, ...lender }] }, loanId });

it('colleagues see who has a loan open, until the page closes or is gone; nobody sees themselves', async () => {
  const pat = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  const end = await read(pat, 'processor');
  expect(await readersSeenBy(una)).toEqual([{ loanId, name: 'Sam processor' }]);
  expect(await readersSeenBy(pat)).toEqual([]);
  // A second tab of the same person is one reader.
  const endOther = await read(pat, 'processor');
  expect(await readersSeenBy(una)).toHaveLength(1);
  await end();
  expect(await readersSeenBy(una)).toHaveLength(1);
  await endOther();
  expect(await readersSeenBy(una)).toEqual([]);
  await read(pat, 'processor');
  await server.container.database.pool.query("UPDATE loan_readers SET seen_at = now() - interval '2 minutes'");
  expect(await readersSeenBy(una)).toEqual([]);
});

it('shows neither those who only read nor loans out of reach', async () => {
  const [auditor, una] = [
    await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]),
    await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]),
  ];
  await read(auditor, 'auditor');
  expect(await readersSeenBy(una)).toEqual([]);
  const end = await read(auditor, 'processor');
  const outside = await staffBrowser(server, [{ role: 'processor', scopeKind: 'own' }]);
  expect(await readersSeenBy(outside)).toEqual([]);
  await end();
});
