import { afterAll, beforeAll, expect, it } from 'vitest';
import type { VendorOrder } from '#entities/contract/desk/vendor-order.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import type { SandboxBehaviour } from '#sandbox/vendor-behavior.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

it('orders what was never ordered, says why it failed, and orders again once; an answer is not paid for twice', async () => {
  const { applicationId: loanId, submit } = await personaLead(server, homeownerWithOneJob, 'creditScore');
  await submit('creditScore');
  const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  const turn = (behaviour: SandboxBehaviour) =>
    server.browser().mutate('sandbox.setSwitch', { vendor: 'title', behaviour });
  const orders = async () =>
    ((await processor.query('loanFile.factEntries', { loanId })).data as { orders: VendorOrder[] }).orders;
  const title = async () => (await orders()).find(({ what }) => what === 'title');
  const send = async (what = 'title') =>
    (await processor.mutate('loanFacts.sendOrder', { loanId, what, person: 'borrower' })).data;
  const askedTimes = async () => {
    const { rows } = await server.container.database.pool.query(
      "SELECT count(*)::int AS sent FROM events WHERE application_id = $1 AND kind = 'orderSent'",
      [loanId],
    );
    return rows[0].sent;
  };

  expect((await orders()).find(({ what }) => what === 'flood')).toMatchObject({ state: 'found', reason: null });
  expect(await title()).toMatchObject({ id: null, state: 'open', askedAt: null });
  await turn('down');
  expect(await send()).toEqual({ kind: 'unavailable' });
  expect(await title()).toMatchObject({ id: expect.any(String), state: 'failed', reason: 'down' });
  await turn('found');
  expect(await send()).toEqual({ kind: 'found' });
  expect(await title()).toMatchObject({ state: 'found', reason: null });
  expect(await askedTimes()).toBe(2);
  const answered = await title();
  expect([await send(), await send('flood')]).toEqual([{ kind: 'found' }, { kind: 'found' }]);
  expect(await askedTimes()).toBe(2);
  // The same answer, of the same moment: the vendor was not asked again.
  expect(await title()).toEqual(answered);
  // Nobody is asked about a person who has not been asked for it.
  expect((await processor.mutate('loanFacts.sendOrder', { loanId, what: 'income', person: 'coborrower' })).reason).toBe(
    'notFound',
  );
  const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
  const asked = { loanId, what: 'title', person: 'borrower' };
  expect((await auditor.mutate('loanFacts.sendOrder', asked)).reason).toBe('notAllowed');
});
