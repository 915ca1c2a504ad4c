import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: 'a-token-for-metrics' });
});
afterAll(() => server.close());

describe('pages', () => {
  it.each([
    ['/', 200, 'form-error'],
    ['/app/initial-setup/property-value', 200, 'window.shell'],
    ['/nothing/here', 404, 'Nothing here'],
    ['/app/initial-setup', 404, 'Nothing here'],
    ['/portal/nothing/here', 404, 'window.shell'],
  ])('%s answers %i', async (path, status, text) => {
    const response = await server.fetch(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain(text);
  });

  it('say in which mode they are served', async () => {
    expect(await (await server.fetch('/')).text()).toContain('<html lang="en" data-mode="sandbox">');
  });

  it('allow only their own scripts and styles', async () => {
    const [page, shell] = [await server.fetch('/'), await server.fetch('/portal/login')];
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self' 'sha256-[^']+';/);
    expect(shell.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self';/);
    for (const { headers } of [page, shell])
      expect(headers.get('content-security-policy')).toContain("style-src-attr 'none'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are compressed, validated and redirected from a trailing slash', async () => {
    const brotli = await server.fetch('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const again = await server.fetch('/', { headers: { 'if-none-match': brotli.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const slash = await server.fetch('/portal/login/');
    expect([slash.status, slash.headers.get('location')]).toEqual([308, '/portal/login']);
  });

  it('hashed files may be kept for ever', async () => {
    const response = await server.fetch('/assets/app-abc123.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2froutes.json'])(
    '%s leaves the site for nothing',
    async (path) => {
      expect((await server.fetch(path)).status).toBe(404);
    },
  );
});

describe('the plain form', () => {
  it('starts without a script', async () => {
    const response = await server.browser().startLead(dana);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/app/initial-setup/property-value']);
  });

  it('comes back with what to mend and what was typed', async () => {
    const response = await server
      .browser()
      .startLead({ firstName: '"><script>alert(1)</script>', lastName: ' ', email: 'nonsense' });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('data-slot="email-error">Enter an email address');
    expect(page).toContain('data-slot="lastName-error">Enter your last name');
    expect(page).toContain('data-slot="firstName-error"></p>');
    expect(page).toContain('aria-invalid="true" value="nonsense"');
    expect(page).not.toContain('<script>alert');
    expect(page.match(/<input[^>]*autofocus=""[^>]*>/g)).toEqual([expect.stringContaining('name="lastName"')]);
  });

  it('is found again under the address it came back from', async () => {
    const again = await server.browser().fetch('/api/lead');
    expect([again.status, again.headers.get('location')]).toEqual([303, '/']);
  });

  it('refuses another site and too many tries in words', async () => {
    const foreign = await server.fetch('/api/lead', {
      method: 'POST',
      body: new URLSearchParams(dana),
      headers: { origin: 'https://evil.example' },
    });
    expect(await foreign.text()).toContain('did not come from our own pages');
    const browser = server.browser();
    let last = await browser.startLead(dana);
    for (let tries = 0; tries < 12; tries += 1) last = await browser.startLead(dana);
    expect(last.status).toBe(429);
    expect(await last.text()).toContain('Too many tries');
  });
});

describe('the machine room', () => {
  it('is healthy and ready', async () => {
    expect(await (await server.fetch('/healthz')).json()).toMatchObject({ status: 'ok' });
    expect(await (await server.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('shows metrics only to holders of the token', async () => {
    expect((await server.fetch('/metrics')).status).toBe(404);
    expect((await server.fetch('/metrics', { headers: { authorization: 'Bearer guess' } })).status).toBe(404);
    const shown = await server.fetch('/metrics', { headers: { authorization: 'Bearer a-token-for-metrics' } });
    expect(await shown.text()).toContain('http_request_seconds_bucket');
  });

  it('gives every request an id, and logs it without its query', async () => {
    const response = await server.fetch('/api/trpc/quote.current?input=secret-in-query', {
      headers: { 'x-request-id': 'from-a-proxy-1' },
    });
    expect(response.headers.get('x-request-id')).toBe('from-a-proxy-1');
    const line = server.logged.find((entry) => entry.includes('from-a-proxy-1')) ?? '';
    expect(line).toContain('"path":"/api/trpc/quote.current"');
    expect(line).not.toContain('secret-in-query');
  });

  it('never logs an e-mail address or an SSN', () => {
    server.container.log.error({ path: '/no row for dana@example.com with 078-05-1120' }, 'x');
    const line = server.logged.at(-1) ?? '';
    expect(line).toContain('no row for [email] with [number]');
    expect(server.logged.join('')).not.toMatch(/@example\.com|078-05-1120/);
  });
});
