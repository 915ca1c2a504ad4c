import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, startTestServer, type TestServer } from '#testing/test-server.ts';
import { signInErrorWords } from '#words/sign-in-errors.ts';
import { realmFacts } from '../auth/realms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const CODE = 'INVALID_CALLBACK_URL_ERROR';
const MALFORMED = [
  'garbage',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'http:\\\\elsewhere.example',
  '%2F%2Felsewhere.example',
  'http://[',
  'ftp://elsewhere.example',
  `https://user:secret@localhost:3000/`,
  `/${'x'.repeat(5000)}`,
];
/** With a title short enough to read. */
const titled = (values: readonly string[]) => values.map((value): [string, string] => [value.slice(0, 50), value]);
const PAGES = ['signin', 'signout', 'error', 'verify-request', 'callback/credentials', 'signin/credentials'];
const READ = ['session', 'csrf', 'providers'];

describe.each(['applicant', 'portal'] as const)('a callback URL of the %s realm', (realm) => {
  const { base, errorPage, signInPage } = realmFacts[realm];
  const errorUrl = `${ORIGIN}${errorPage}?error=${CODE}`;
  const refusal = { url: errorUrl, error: { code: CODE, message: signInErrorWords(CODE, realm).happened } };

  it.each(titled(MALFORMED))(
    '%j is never followed: a person gets the error page, a script its code',
    async (_, callbackUrl) => {
      const browser = server.browser();
      const search = new URLSearchParams({ callbackUrl });
      for (const page of PAGES) {
        const response = await browser.fetch(`${base}/${page}?${search}`);
        expect([page, response.status, response.headers.get('location')]).toEqual([
          page,
          302,
          `${errorPage}?error=${CODE}`,
        ]);
      }
      for (const name of READ) {
        const response = await browser.fetch(`${base}/${name}?${search}`);
        expect([name, response.status, await response.json()]).toEqual([name, 400, refusal]);
      }
      for (const path of ['callback/credentials', 'signin/credentials', 'signout']) {
        const answered = await browser.auth(`${base}/${path}`, { callbackUrl });
        expect([path, answered.status, await answered.json()]).toEqual([path, 400, refusal]);
        const sent = await browser.auth(`${base}/${path}`, { callbackUrl, json: 'false' });
        expect([path, sent.status, sent.headers.get('location')]).toEqual([path, 303, `${errorPage}?error=${CODE}`]);
      }
    },
  );

  it('sent twice, or as a list, is no callback URL', async () => {
    const twice = await server.fetch(`${base}/signin?callbackUrl=/app&callbackUrl=/app/login`);
    expect(twice.headers.get('location')).toBe(`${errorPage}?error=${CODE}`);
    const list = await server.fetch(`${base}/signout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ callbackUrl: ['/app'], json: true }),
    });
    expect([list.status, await list.json()]).toEqual([400, refusal]);
  });

  it.each(titled(MALFORMED))('%j in its cookie is ignored and replaced', async (_, callbackUrl) => {
    const name = `callback-${realmFacts[realm].cookie}`;
    for (const path of ['session', 'csrf', 'signin']) {
      const browser = server.browser();
      browser.cookies.set(name, encodeURIComponent(callbackUrl));
      const response = await browser.fetch(`${base}/${path}`);
      expect([path, response.status]).toEqual([path, path === 'signin' ? 302 : 200]);
      // Who only reads the session is sent nowhere.
      if (path !== 'session') expect(decodeURIComponent(browser.cookies.get(name) ?? '')).toBe(ORIGIN);
    }
  });

  it.each(['https://elsewhere.example/app', 'http://localhost.elsewhere.example', 'https://localhost:3000/'])(
    'to another site, %s, is replaced by our own front page',
    async (callbackUrl) => {
      const response = await server.fetch(`${base}/signin?${new URLSearchParams({ callbackUrl })}`);
      expect(response.headers.get('location')).toBe(`${signInPage}?callbackUrl=${encodeURIComponent(ORIGIN)}`);
    },
  );

  it.each(['/app/application/1?x=1', `${ORIGIN}/portal/clocks`, '/app/größe/日本'])(
    'of our own, %s, is kept',
    async (own) => {
      const browser = server.browser();
      const response = await browser.fetch(`${base}/signin?${new URLSearchParams({ callbackUrl: own })}`);
      const whole = new URL(own, ORIGIN).href;
      const location = new URL(response.headers.get('location') ?? '', ORIGIN);
      expect(new URL(location.searchParams.get('callbackUrl') ?? '').href).toBe(whole);
      const left = await browser.auth(`${base}/signout`, { callbackUrl: own, json: 'false' });
      expect([left.status, new URL(left.headers.get('location') ?? '').href]).toEqual([302, whole]);
    },
  );

  it('opened by hand, the address a form is sent to leads to the sign-in page with its sentence', async () => {
    const browser = server.browser();
    const first = await browser.fetch(`${base}/callback/credentials`, { headers: { accept: 'text/html' } });
    const second = await browser.fetch(first.headers.get('location') ?? '');
    const third = await browser.fetch((second.headers.get('location') ?? '').slice(ORIGIN.length));
    expect([first.status, second.status, third.status]).toEqual([302, 302, 302]);
    expect(third.headers.get('location')).toBe(
      `${signInPage}?callbackUrl=${encodeURIComponent(ORIGIN)}&error=Callback`,
    );
  });

  it.each(titled(['\r\nset-cookie: a=b', 'größe', '日本', 'x'.repeat(5000), '<script>']))(
    'an error code such as %j does not reach an address',
    async (_, error) => {
      const response = await server.fetch(`${base}/error?${new URLSearchParams({ error })}`);
      expect([response.status, response.headers.get('location')]).toEqual([302, `${errorPage}?error=unknown`]);
    },
  );
});
