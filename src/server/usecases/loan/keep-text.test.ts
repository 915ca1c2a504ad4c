import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('keeps the text of a page that is left beside the one on its way, and forgets it when it is empty', async () => {
  const { loanId } = await deskLoan(server);
  const una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  const keep = (text: string) => una.mutate('loanWork.keepText', { loanId, place: 'decision', text });
  const kept = async () => (await una.query('loanFile.halfWritten', { loanId })).data;
  const answers = await Promise.all(Array.from({ length: 8 }, () => keep('The bonus is missing.')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await kept()).toEqual({ decision: 'The bonus is missing.' });
  await keep('');
  expect(await kept()).toEqual({});
});
