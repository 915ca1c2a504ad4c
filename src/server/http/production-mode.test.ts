import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana } from '#testing/leads.ts';
import { productionSettings } from '#testing/production-settings.ts';
import { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(productionSettings);
});
afterAll(() => server.close());

describe('a production server', () => {
  it('has no sandbox page', async () => {
    const page = await server.fetch('/sandbox');
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Nothing here')]);
  });

  it.each(['overview', 'people', 'jobs', 'messagePreviews'])('knows no sandbox.%s', async (name) => {
    expect((await server.fetch(`/api/trpc/sandbox.${name}`)).status).toBe(404);
  });

  it.each(['become', 'moveClock', 'setSwitch', 'partnerLead'])('cannot be told sandbox.%s', async (name) => {
    const told = await server.fetch(`/api/trpc/sandbox.${name}`, {
      method: 'POST',
      headers: { origin: 'https://lender.example', 'content-type': 'application/json' },
      body: '{"json":{}}',
    });
    expect(told.status).toBe(404);
  });

  it.each(['applicant', 'portal'])('binds every cookie of the %s realm to its own host and to https', async (realm) => {
    const browser = new TestBrowser(server.fetch, 'https://lender.example');
    const base = realm === 'portal' ? '/api/authPortal' : '/api/authApplicant';
    const cookies = (await browser.fetch(`${base}/csrf`)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      `__Host-csrf-hearthline-${realm}`,
      `__Host-callback-hearthline-${realm}`,
    ]);
    if (realm === 'applicant') {
      const [opened = ''] = (await browser.startLead(dana)).headers.getSetCookie();
      expect(opened).toMatch(/^__Host-hearthline-applicant=/);
      const body = JSON.stringify({ csrfToken: await browser.csrfToken(base), data: {} });
      const headers = { 'content-type': 'application/json' };
      const updated = await browser.fetch(`${base}/session`, { method: 'POST', headers, body });
      expect(await updated.json()).toMatchObject({ user: { email: dana.email }, expires: expect.any(String) });
      const [renewed = ''] = updated.headers.getSetCookie();
      expect(renewed).toMatch(/^__Host-hearthline-applicant=/);
      cookies.push(opened, renewed);
    }
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/(;|$)/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
      expect(cookie).not.toContain('Domain');
    }
  });

  it('binds the cookie of a first visit to its own host and to https', async () => {
    const [cookie] = (await server.fetch('/api/bot-check')).headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-hearthline-visit=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it('has no sandbox in its container, and its pages say production', async () => {
    expect(server.container.sandbox).toBeNull();
    expect(await (await server.fetch('/')).text()).toContain('data-mode="production"');
  });
});
