import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoSecretOf, seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { askForCode, dana, leadBrowser, newestMail } from '#testing/leads.ts';
import { accountIdOf } from '#testing/stored/stored-people.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { currentTimeBasedCode } from '../auth/time-based-code.ts';

const BASE = '/api/authApplicant';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
});
afterAll(() => server.close());

const byCode = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  const code = await askForCode(server, browser, email);
  expect((await browser.auth(`${BASE}/callback/email-code`, { email, code })).status).toBe(200);
  return browser;
};
const byPassword = async (email: string, password: string) => {
  const browser = server.browser();
  const { status } = await browser.auth(`${BASE}/callback/credentials`, { email, password });
  return { browser, status };
};
const confirmedLead = async (email: string): Promise<TestBrowser> => {
  await leadBrowser(server, { ...dana, email });
  return byCode(email);
};
const age = async (email: string) =>
  server.container.database.pool.query(
    "UPDATE sessions SET proved_at = now() - interval '16 minutes' WHERE account_id = $1",
    [await accountIdOf(server.container.database, email)],
  );

describe('an applicant’s password', () => {
  it.each(['password', 'aaaaaaaa', 'Whitfield1984', 'hearthline1'])('is never %s', async (password) => {
    const browser = await confirmedLead(`weak-${password.toLowerCase()}@example.com`);
    const answer = await browser.mutate('identity.setPassword', { password });
    expect((answer.data as { kind: string }).kind).toMatch(/^password(Common|Personal)$/);
  });

  it('is changed only with the old one, ends every other session and is told by mail', async () => {
    const email = 'changes@example.com';
    const browser = await confirmedLead(email);
    const [first, second] = ['a quiet morning walk', 'another quiet evening'];
    expect((await browser.mutate('identity.setPassword', { password: first })).data).toEqual({ kind: 'done' });
    const { browser: thief } = await byPassword(email, first);
    expect(await thief.mutate('identity.setPassword', { password: 'taken over for good' })).toMatchObject({
      status: 403,
      reason: 'confirmationRequired',
    });
    const wrong = { password: 'taken over for good', current: 'not the old one' };
    expect((await thief.mutate('identity.setPassword', wrong)).data).toEqual({ kind: 'wrongPassword' });
    const { browser: laptop } = await byPassword(email, first);
    expect((await laptop.mutate('identity.setPassword', { password: second, current: first })).data).toEqual({
      kind: 'done',
    });
    expect((await thief.query('identity.account')).status).toBe(401);
    expect((await browser.query('identity.account')).status).toBe(401);
    expect((await laptop.query('identity.account')).status).toBe(200);
    expect(await newestMail(server, email, (text) => text.includes('password for your account'))).toContain(
      'If it was not you',
    );
    expect((await byPassword(email, first)).status).toBe(401);
    expect((await byPassword(email, second)).status).toBe(200);
  });

  it('that is forgotten, or is the first one, takes a mailed code of the last minutes', async () => {
    const email = 'forgotten@example.com';
    const browser = await confirmedLead(email);
    await age(email);
    const password = 'plain words in a row';
    expect(await browser.mutate('identity.setPassword', { password })).toMatchObject({
      reason: 'confirmationRequired',
    });
    expect((await browser.query('identity.account')).data).toMatchObject({ email, hasPassword: false });
    await browser.mutate('identity.requestConfirmation');
    const mail = await newestMail(server, email, (text) => text.includes('confirmation code is'));
    const code = /code is (\d{6})/.exec(mail)?.[1] ?? '';
    const stranger = server.browser();
    expect((await stranger.auth(`${BASE}/callback/email-code`, { email, code })).status).toBe(401);
    const other = await confirmedLead('someone-else@example.com');
    expect((await other.mutate('identity.confirm', { kind: 'code', code })).data).toEqual({ kind: 'wrong' });
    expect((await browser.mutate('identity.confirm', { kind: 'code', code })).data).toEqual({ kind: 'done' });
    expect((await browser.mutate('identity.confirm', { kind: 'code', code })).data).toEqual({ kind: 'wrong' });
    expect((await browser.mutate('identity.setPassword', { password })).data).toEqual({ kind: 'done' });
  });

  it('is used whole: 64 characters and more, and none of them is cut off', async () => {
    const email = 'long@example.com';
    const browser = await confirmedLead(email);
    const password = 'many words make a long sentence '.repeat(4).trim();
    expect((await browser.mutate('identity.setPassword', { password })).data).toEqual({ kind: 'done' });
    expect((await byPassword(email, password.slice(0, 72))).status).toBe(401);
    expect((await byPassword(email, password)).status).toBe(200);
  });
});

describe('a staff member’s password', () => {
  it('is not a common or personal one, and its change is told by mail', async () => {
    const email = 'underwriter@sandbox.example';
    const secret = demoSecretOf(email);
    const browser = server.browser();
    const form = { email, password: demoPassword, code: currentTimeBasedCode(secret) };
    expect((await browser.auth('/api/authPortal/callback/credentials', form)).status).toBe(200);
    await server.container.database.pool.query('UPDATE accounts SET totp_last_step = NULL WHERE email = $1', [email]);
    const made = await browser.mutate('portal.renewRecoveryCodes', { code: currentTimeBasedCode(secret) });
    const { codes } = made.data as { codes: string[] };
    const change = (newPassword: string, code = '') =>
      browser.mutate('portal.changePassword', { password: demoPassword, newPassword, code });
    expect((await change('password1234', codes[0])).data).toEqual({ kind: 'passwordCommon' });
    expect((await change('underwriter!', codes[1])).data).toEqual({ kind: 'passwordPersonal' });
    expect((await change('a garden full of thyme', codes[2])).data).toEqual({ kind: 'done' });
    expect(await newestMail(server, email, (text) => text.includes('portal account was just changed'))).toContain(
      'ask an administrator',
    );
  });
});

describe('a mailed code', () => {
  it('is taken from the browser that asked for it alone, and for its last request alone', async () => {
    const email = 'one-browser@example.com';
    await leadBrowser(server, { ...dana, email });
    const asking = server.browser();
    const code = await askForCode(server, asking, email);
    const elsewhere = server.browser();
    const enter = (browser: TestBrowser, typed: string) =>
      browser.auth(`${BASE}/callback/email-code`, { email, code: typed });
    const told = await enter(elsewhere, code);
    expect([told.status, (await told.json()).url]).toEqual([401, expect.stringContaining('codeNotRequestedHere')]);
    expect(await elsewhere.mutate('identity.people', { email, code })).toMatchObject({
      reason: 'codeNotRequestedHere',
      message: expect.stringContaining('in the browser that asked for it'),
    });
    // A request of its own makes a code of its own.
    await askForCode(server, elsewhere, email);
    expect((await enter(elsewhere, code)).status).toBe(401);
    const next = await askForCode(server, asking, email);
    if (next !== code) expect((await enter(asking, code)).status).toBe(401);
    expect((await enter(asking, next)).status).toBe(200);
  });
});
