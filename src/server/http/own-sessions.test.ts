import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { askForCode, dana, leadBrowser, newestMail } from '#testing/leads.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const BASE = '/api/authApplicant';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off', TRUSTED_PROXIES: '1' });
});
afterAll(() => server.close());

type Listed = { id: string; agent: string | null; address: string | null; isThis: boolean };
const sessionsOf = async (browser: TestBrowser): Promise<Listed[]> =>
  ((await browser.query('identity.account')).data as { sessions: Listed[] }).sessions;

const signIn = async (email: string, { agent, address }: { agent: string; address: string }): Promise<TestBrowser> => {
  const browser = server.browser();
  const code = await askForCode(server, browser, email);
  const csrfToken = await browser.csrfToken(BASE);
  const response = await browser.fetch(`${BASE}/callback/email-code`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': agent,
      'x-forwarded-for': address,
    },
    body: new URLSearchParams({ csrfToken, json: 'true', email, code }).toString(),
  });
  expect(response.status).toBe(200);
  return browser;
};

const makeStale = () =>
  server.container.database.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
const makeFresh = () =>
  server.container.database.pool.query("UPDATE sessions SET proved_at = now(), proved_by = 'code'");

describe('an applicant', () => {
  it('sees where they are signed in, ends one session and all others', async () => {
    const email = 'sessions@example.com';
    await leadBrowser(server, { ...dana, email });
    const phone = await signIn(email, { agent: 'Phone', address: '203.0.113.5' });
    const laptop = await signIn(email, { agent: 'Laptop', address: '203.0.113.6' });
    const tablet = await signIn(email, { agent: 'Tablet', address: '203.0.113.7' });
    const listed = await sessionsOf(laptop);
    expect(listed.map(({ agent, address, isThis }) => `${agent} ${address} ${isThis}`).sort()).toEqual([
      'Laptop 203.0.113.6 true',
      'Phone 203.0.113.5 false',
      'Tablet 203.0.113.7 false',
    ]);
    const id = listed.find(({ agent }) => agent === 'Phone')?.id ?? '';
    const stranger = await leadBrowser(server, { ...dana, email: 'stranger@example.com' });
    await makeStale();
    for (const call of ['identity.endSession', 'identity.endOtherSessions'])
      expect(await laptop.mutate(call, { id })).toMatchObject({ status: 403, reason: 'confirmationRequired' });
    await makeFresh();
    expect(await stranger.mutate('identity.endSession', { id })).toMatchObject({ status: 404 });
    expect((await phone.query('identity.account')).status).toBe(200);
    expect((await laptop.mutate('identity.endSession', { id })).status).toBe(200);
    expect((await phone.query('identity.account')).status).toBe(401);
    expect((await laptop.mutate('identity.endOtherSessions')).status).toBe(200);
    expect((await tablet.query('identity.account')).status).toBe(401);
    expect(await sessionsOf(laptop)).toMatchObject([{ agent: 'Laptop', isThis: true }]);
  });
});

describe('a number on file', () => {
  const confirm = async (browser: TestBrowser, email: string) => {
    await browser.mutate('identity.requestConfirmation');
    const mail = await newestMail(server, email, (text) => text.includes('confirmation code is'));
    const code = /code is (\d{6})/.exec(mail)?.[1] ?? '';
    expect((await browser.mutate('identity.confirm', { kind: 'code', code })).data).toEqual({ kind: 'done' });
  };
  const emailOf = async (browser: TestBrowser): Promise<string> =>
    ((await browser.query('identity.account')).data as { email: string }).email;

  it('is entered without a hurdle, and shown or changed only after a fresh proof', async () => {
    const { browser, submit } = await personaLead(server, workedExampleCouple, 'application3');
    const refused = { status: 403, reason: 'confirmationRequired' };
    expect(await browser.mutate('application.showSsn')).toMatchObject(refused);
    expect((await submit('creditScore')).data).toMatchObject({ kind: 'saved' });
    expect(await submit('creditScore', { ssn: '219099999' })).toMatchObject(refused);
    await confirm(browser, await emailOf(browser));
    expect((await browser.mutate('application.showSsn')).data).toMatchObject({ ssn: expect.stringMatching(/^\d{3}-/) });
    expect((await submit('creditScore', { ssn: '219099999' })).data).toMatchObject({ kind: 'saved' });
    await server.container.database.pool.query("UPDATE sessions SET proved_at = now() - interval '16 minutes'");
    expect(await browser.mutate('application.showSsn')).toMatchObject(refused);
  });

  it('of the account the money goes to is changed only after a fresh proof, the routing number as well', async () => {
    const { browser, submit } = await personaLead(server, workedExampleCouple, 'loanDisbursement');
    const refused = { status: 403, reason: 'confirmationRequired' };
    expect((await submit('loanDisbursement')).data).toMatchObject({ kind: 'saved' });
    for (const change of [{ routingNumber: '026009593' }, { accountNumber: '998877665' }])
      expect(await submit('loanDisbursement', change)).toMatchObject(refused);
    await confirm(browser, await emailOf(browser));
    expect((await submit('loanDisbursement', { routingNumber: '026009593' })).data).toMatchObject({ kind: 'saved' });
  });

  it('gives the session a new secret with each proof: one read before it opens nothing', async () => {
    const { browser } = await personaLead(server, workedExampleCouple, 'application3');
    const stolen = server.browser();
    for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
    expect((await stolen.query('identity.account')).status).toBe(200);
    await confirm(browser, await emailOf(browser));
    expect((await stolen.query('identity.account')).status).toBe(401);
    expect((await browser.query('identity.account')).status).toBe(200);
  });

  it('is shown to staff only after their second factor of the last minutes', async () => {
    const { applicationId, submit } = await personaLead(server, workedExampleCouple, 'application3');
    expect((await submit('creditScore')).data).toMatchObject({ kind: 'saved' });
    const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
    const ask = { loanId: applicationId, person: 'borrower', reason: 'Comparing it with the card on file.' };
    expect((await processor.mutate('loanWork.showSsn', ask)).status).toBe(200);
    await server.container.database.pool.query('UPDATE sessions SET proved_at = NULL WHERE account_id = $1', [
      processor.accountId,
    ]);
    expect(await processor.mutate('loanWork.showSsn', ask)).toMatchObject({ reason: 'confirmationRequired' });
    expect((await processor.mutate('portal.confirm', { kind: 'app', code: '000000' })).data).toEqual({ kind: 'wrong' });
    expect(await processor.mutate('loanWork.showSsn', ask)).toMatchObject({ reason: 'confirmationRequired' });
  });
});
