import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, startTestServer, type TestServer } from '#testing/test-server.ts';
import { signInErrorWords } from '#words/sign-in-errors.ts';
import { type Realm, realmFacts } from '../auth/realms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

/** The codes of the catalogue that this product can raise over HTTP, each by a request that raises it. */
const raised: Record<string, (realm: Realm) => { call: () => Promise<Response>; status: number; location?: string }> = {
  SessionRequired: (realm) => ({
    call: () => server.fetch(`${realmFacts[realm].base}/signin?error=SessionRequired&callbackUrl=/app/application/1`),
    status: 302,
    location: `${realmFacts[realm].signInPage}?callbackUrl=${encodeURIComponent(`${ORIGIN}/app/application/1`)}&error=SessionRequired`,
  }),
  INVALID_CALLBACK_URL_ERROR: (realm) => ({
    call: () => server.fetch(`${realmFacts[realm].base}/csrf?callbackUrl=garbage`),
    status: 400,
  }),
  MISSING_NEXTAUTH_API_ROUTE_ERROR: (realm) => ({
    call: () => server.fetch(realmFacts[realm].base),
    status: 404,
  }),
};

describe.each(['applicant', 'portal'] as const)('the error catalogue of the %s realm', (realm) => {
  it.each(Object.entries(raised))('%s has its status, its code and its sentence', async (code, raise) => {
    const { call, status, location } = raise(realm);
    const response = await call();
    expect(response.status).toBe(status);
    if (location !== undefined) return expect(response.headers.get('location')).toBe(location);
    expect(await response.json()).toMatchObject({
      error: { code, message: signInErrorWords(code, realm).happened },
    });
  });

  it('answers a failed sign-in with url, error, status and ok', async () => {
    const { base } = realmFacts[realm];
    const response = await server.browser().auth(`${base}/callback/credentials`, {
      email: 'nobody@example.com',
      password: 'whatever it is',
      code: '123456',
    });
    expect([response.status, response.ok, await response.json()]).toEqual([
      401,
      false,
      { url: `${ORIGIN}${base}/error?error=CredentialsSignin&provider=credentials` },
    ]);
  });

  it.each([
    ['a form without its token', {}],
    ['a token without its cookie', { csrfToken: 'a'.repeat(64) }],
  ])('refuses %s', async (_, fields) => {
    const { base } = realmFacts[realm];
    const body = new URLSearchParams({ ...fields, email: 'a@example.com', password: 'x', json: 'true' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['callback/credentials', 'signin/credentials', 'signout']) {
      const response = await server.fetch(`${base}/${path}`, { method: 'POST', headers, body });
      const page = path === 'signout' ? 'signout' : 'signin';
      expect([path, await response.json()]).toEqual([path, { url: `${ORIGIN}${base}/${page}?csrf=true` }]);
      const opened = response.headers
        .getSetCookie()
        .filter((cookie) => cookie.startsWith(`${realmFacts[realm].cookie}=`));
      expect(opened).toEqual([]);
    }
    const update = await server.fetch(`${base}/session`, { method: 'POST', headers, body });
    expect([update.status, await update.json()]).toEqual([400, {}]);
  });

  it('takes a token only with the cookie it came with, in its own realm', async () => {
    const { base } = realmFacts[realm];
    const other = realmFacts[realm === 'applicant' ? 'portal' : 'applicant'].base;
    const [one, two] = [server.browser(), server.browser()];
    const foreign = [await two.csrfToken(base), await one.csrfToken(other)];
    await one.csrfToken(base);
    for (const csrfToken of foreign) {
      const response = await one.auth(`${base}/signout`, { csrfToken });
      expect(await response.json()).toEqual({ url: `${ORIGIN}${base}/signout?csrf=true` });
    }
    expect(await (await one.auth(`${base}/signout`)).json()).toEqual({ url: ORIGIN });
  });

  it.each([
    ['PUT', 'session'],
    ['POST', 'csrf'],
    ['POST', 'providers'],
    ['GET', '_log'],
    ['DELETE', 'signout'],
  ])('answers %s %s with the methods it takes', async (method, action) => {
    const response = await server.fetch(`${realmFacts[realm].base}/${action}`, { method });
    expect([response.status, (await response.json()).error.code]).toEqual([405, 'wrongMethod']);
    expect(response.headers.get('allow')).not.toContain(method);
  });
});
