import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, dana, leadBrowser, newestMail } from '#testing/leads.ts';
import { accountIdOf } from '#testing/stored/stored-people.ts';
import { ORIGIN, startTestServer, type TestServer } from '#testing/test-server.ts';

const BASE = '/api/authApplicant';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const sessionOf = async (browser: ReturnType<TestServer['browser']>) => (await browser.fetch(`${BASE}/session`)).json();

const signInByCode = async (email: string) => {
  const browser = server.browser();
  const code = await askForCode(server, browser, email);
  const response = await browser.auth(`${BASE}/callback/email-code`, { email, code });
  return { browser, code, response, body: await response.json() };
};

describe('the applicant realm', () => {
  it('offers the two providers of the contract', async () => {
    const providers = await (await server.fetch(`${BASE}/providers`)).json();
    expect(Object.keys(providers)).toEqual(['credentials', 'email-code']);
    expect(providers['email-code']).toMatchObject({
      id: 'email-code',
      type: 'credentials',
      callbackUrl: `${ORIGIN}${BASE}/callback/email-code`,
    });
  });

  it('has no session before the first answer and one after it, unconfirmed', async () => {
    expect(await sessionOf(server.browser())).toEqual({});
    const browser = await leadBrowser(server, { ...dana, email: 'first@example.com' });
    expect(await sessionOf(browser)).toMatchObject({
      user: { email: 'first@example.com', name: 'Dana Whitfield' },
      isEmailConfirmed: false,
    });
  });

  it('keeps its cookie from scripts and other sites', async () => {
    const response = await server.browser().startLead({ ...dana, email: 'cookie@example.com' });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^hearthline-applicant=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('resumes on another device after a mailed code, which works once', async () => {
    const email = 'resume@example.com';
    const first = await leadBrowser(server, { ...dana, email });
    const mine = await first.query('application.current');
    const { browser, code, response, body } = await signInByCode(email);
    expect([response.status, body.url]).toEqual([200, ORIGIN]);
    expect(await browser.query('application.current')).toMatchObject({
      data: { hitchLoan: (mine.data as { hitchLoan: object }).hitchLoan },
    });
    const again = await server.browser().auth(`${BASE}/callback/email-code`, { email, code });
    expect(again.status).toBe(401);
  });

  it('ends the session a browser had when it signs in again', async () => {
    const email = 'twice@example.com';
    await leadBrowser(server, { ...dana, email });
    const { browser } = await signInByCode(email);
    const earlier = server.browser();
    for (const [name, value] of browser.cookies) earlier.cookies.set(name, value);
    const code = await askForCode(server, browser, email);
    await browser.auth(`${BASE}/callback/email-code`, { email, code });
    expect((await browser.query('application.current')).status).toBe(200);
    expect(await sessionOf(earlier)).toEqual({});
  });

  it('never lets a stranger in who only types a known address', async () => {
    const email = 'owner@example.com';
    await leadBrowser(server, { ...dana, email });
    const owner = await signInByCode(email);
    const stranger = await leadBrowser(server, { firstName: 'Mallory', lastName: 'M', email });
    const [ofOwner, ofStranger] = [await owner.browser.query('funnel.current'), await stranger.query('funnel.current')];
    expect(ofStranger.data).toMatchObject({ application: { user: { firstName: 'Mallory' } } });
    expect(ofOwner.data).toMatchObject({ application: { user: { firstName: 'Dana' } } });
    expect((await signInByCode(email)).response.status).toBe(200);
    expect((await (await signInByCode(email)).browser.query('funnel.current')).data).toMatchObject({
      application: { user: { firstName: 'Dana' } },
    });
  });

  it('answers alike for known and unknown addresses, and tells the unknown one how to start', async () => {
    const browser = server.browser();
    expect(await browser.mutate('identity.requestCode', { email: 'nobody@example.com' })).toMatchObject({
      status: 200,
      data: { ok: true },
    });
    expect(await newestMail(server, 'nobody@example.com')).toContain('no application for it');
    const wrong = await browser.auth(`${BASE}/callback/credentials`, {
      email: 'nobody@example.com',
      password: 'whatever it is',
    });
    expect([wrong.status, (await wrong.json()).url]).toEqual([
      401,
      `${ORIGIN}${BASE}/error?error=CredentialsSignin&provider=credentials`,
    ]);
  });

  it('takes a password only from a confirmed address', async () => {
    const email = 'password@example.com';
    const lead = await leadBrowser(server, { ...dana, email });
    expect(await lead.mutate('identity.setPassword', { password: 'long enough' })).toMatchObject({
      status: 403,
      reason: 'notAllowed',
    });
    const { browser } = await signInByCode(email);
    expect(await browser.mutate('identity.setPassword', { password: 'short' })).toMatchObject({
      status: 400,
      reason: 'invalidInput',
    });
    expect(await browser.mutate('identity.setPassword', { password: 'long enough' })).toMatchObject({ status: 200 });
    expect(
      (await server.browser().auth(`${BASE}/callback/credentials`, { email, password: 'long enough' })).status,
    ).toBe(200);
    expect(
      (await server.browser().auth(`${BASE}/callback/credentials`, { email, password: 'long enougH' })).status,
    ).toBe(401);
  });

  it('ends a session on sign-out, on deletion, when idle and absolutely', async () => {
    const out = await leadBrowser(server, { ...dana, email: 'out@example.com' });
    const copy = new Map(out.cookies);
    await out.auth(`${BASE}/signout`);
    for (const [name, value] of copy) out.cookies.set(name, value);
    expect(await sessionOf(out)).toEqual({});

    const deleted = await leadBrowser(server, { ...dana, email: 'deleted@example.com' });
    expect(await deleted.mutate('identity.deleteSession')).toMatchObject({ data: { ok: true } });
    expect(await sessionOf(deleted)).toEqual({});

    for (const column of ['idle_expires_at', 'expires_at']) {
      const late = await leadBrowser(server, { ...dana, email: `${column.replaceAll('_', '-')}@example.com` });
      await server.container.database.pool.query(
        `UPDATE sessions SET ${column} = now() - interval '1 second' WHERE account_id = $1`,
        [await accountIdOf(server.container.database, `${column.replaceAll('_', '-')}@example.com`)],
      );
      expect(await sessionOf(late)).toEqual({});
      expect(await late.query('funnel.drafts')).toMatchObject({ status: 401, reason: 'signInRequired' });
    }
  });

  it('moves the idle limit on when the page says so', async () => {
    const browser = await leadBrowser(server, { ...dana, email: 'idle@example.com' });
    const { database } = server.container;
    const age = "UPDATE sessions SET idle_expires_at = now() + interval '1 minute' WHERE account_id = $1";
    await database.pool.query(age, [await accountIdOf(database, 'idle@example.com')]);
    const before = Date.parse((await sessionOf(browser)).expires);
    const updated = await browser.fetch(`${BASE}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ csrfToken: await browser.csrfToken(BASE), data: {} }),
    });
    expect(Date.parse((await updated.json()).expires) - before).toBeGreaterThan(10 * 60_000);
  });
});

describe('bad input to the auth endpoints', () => {
  it.each([
    ['an unknown action', () => server.fetch(`${BASE}/nothing`), 404],
    [
      'broken JSON',
      () =>
        server.fetch(`${BASE}/session`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
      400,
    ],
    ['a session update without its token', () => server.fetch(`${BASE}/session`, { method: 'POST', body: '' }), 400],
    ['a body over the limit', () => server.fetch(`${BASE}/_log`, { method: 'POST', body: 'x'.repeat(20_000) }), 413],
    [
      'a log entry of another shape',
      () => server.fetch(`${BASE}/_log`, { method: 'POST', body: 'level=loud&code=X' }),
      400,
    ],
    [
      'a garbage callback cookie',
      () => server.fetch(`${BASE}/session`, { headers: { cookie: 'callback-hearthline-applicant=http://%5B' } }),
      200,
    ],
    [
      'a forged session cookie',
      () => server.fetch(`${BASE}/session`, { headers: { cookie: 'hearthline-applicant=forged' } }),
      200,
    ],
  ])('%s gets a clear answer', async (_, call, status) => {
    expect((await call()).status).toBe(status);
  });

  it('sends an unknown provider to the sign-in page with the way back', async () => {
    const browser = server.browser();
    const { url } = await (
      await browser.auth(`${BASE}/signin/unknown`, { callbackUrl: `${ORIGIN}/app/application/1` })
    ).json();
    const page = await browser.fetch(url.slice(ORIGIN.length));
    expect(page.headers.get('location')).toBe(
      `/app/login?callbackUrl=${encodeURIComponent(`${ORIGIN}/app/application/1`)}&error=UnknownProvider`,
    );
  });

  const report = {
    level: 'error',
    code: 'CLIENT_FETCH_ERROR',
    client: true,
    message: 'for dana@example.com 078-05-1120',
    url: '/api/authApplicant/session?name=Dana+Whitfield',
    stack: 'at Dana Whitfield',
    error: { name: 'TypeError', message: 'fetch failed for dana@example.com', stack: 'at Dana Whitfield' },
  };
  const asForm = new URLSearchParams({ ...report, client: 'true', error: '[object Object]' });
  it.each(
    [BASE, '/api/authPortal', '/api/auth'].flatMap((base): [string, string, RequestInit][] => [
      [base, 'form', { body: asForm.toString() }],
      [base, 'JSON', { body: JSON.stringify(report), headers: { 'content-type': 'application/json' } }],
    ]),
  )('logs what the browser reports to %s/_log as %s, without personal data', async (base, _, sent) => {
    const from = server.logged.length;
    const response = await server.fetch(`${base}/_log`, { method: 'POST', ...sent });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    const line = server.logged.slice(from).find((entry) => entry.includes('CLIENT_FETCH_ERROR')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'error', code: 'CLIENT_FETCH_ERROR', client: true });
    expect(line).not.toMatch(/Dana|Whitfield|@example/);
  });
});

describe('limits', () => {
  it('stop guessing by account and by address, known or not', async () => {
    const limited = await startTestServer();
    const guess = async () =>
      (
        await limited.browser().auth(`${BASE}/callback/credentials`, { email: 'x@example.com', password: 'guess' })
      ).json();
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).url).toContain('CredentialsSignin');
    expect((await guess()).url).toContain('error=tooManyTries');
    await limited.close();
  });
});
