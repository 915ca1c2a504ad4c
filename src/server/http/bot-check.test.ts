import superjson from 'superjson';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForCode, dana, leadBrowser } from '#testing/leads.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const VISIT = 'hearthline-visit';
const accepted = { status: 200, reason: null };
const refused = { status: 403, reason: 'botCheckRequired' };
const noQuestion = (browser: TestBrowser, token: string) =>
  browser.mutate('identity.deleteSession', null, { 'x-bot-check': token });
const save = (browser: TestBrowser, token: string) =>
  browser.mutate(
    'funnel.submitStep',
    { step: 'propertyValue', answers: { value: 500_000 }, base: { value: null } },
    { 'x-bot-check': token },
  );

const batch = (browser: TestBrowser, { token, calls }: { token: string; calls: number }): Promise<Response> =>
  browser.fetch(`/api/trpc/${Array.from({ length: calls }, () => 'identity.deleteSession').join(',')}?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-same-origin': '1', 'x-bot-check': token },
    body: JSON.stringify(Object.fromEntries(Array.from({ length: calls }, (_, at) => [at, superjson.serialize(null)]))),
  });

describe('a token of the bot check', () => {
  it('is refused on another session, with the sentence of the catalog', async () => {
    const owner = await leadBrowser(server, { ...dana, email: 'owner@example.com' });
    const other = await leadBrowser(server, { ...dana, email: 'other@example.com' });
    owner.cookies.delete(VISIT);
    const token = await owner.botCheck();
    expect(await save(other, token)).toMatchObject(refused);
    expect(await save(owner, token)).toMatchObject(accepted);
  });

  it('of a first visit is refused in another browser, with or without a session', async () => {
    const token = await server.browser().botCheck();
    expect(await noQuestion(server.browser(), token)).toMatchObject(refused);
    expect(await save(await leadBrowser(server, dana), token)).toMatchObject(refused);
  });

  it('of a first visit goes on working once the visitor has a session', async () => {
    const browser = server.browser();
    const token = await browser.botCheck();
    await browser.startLead({ ...dana, email: 'first.visit@example.com' });
    expect(await save(browser, token)).toMatchObject(accepted);
  });

  it('of a first visit goes on working after a sign-in', async () => {
    const email = 'signs.in@example.com';
    await leadBrowser(server, { ...dana, email });
    const browser = server.browser();
    const code = await askForCode(server, browser, email);
    const token = await browser.botCheck();
    await browser.auth('/api/authApplicant/callback/email-code', { email, code });
    expect((await browser.query('application.current')).data).not.toBeNull();
    expect(await save(browser, token)).toMatchObject(accepted);
  });

  it('is refused with the session that replaced its own', async () => {
    const browser = await leadBrowser(server, { ...dana, email: 'leaves@example.com' });
    browser.cookies.delete(VISIT);
    const token = await browser.botCheck();
    expect(await noQuestion(browser, token)).toMatchObject(accepted);
    await browser.startLead({ ...dana, email: 'returns@example.com' });
    expect(await save(browser, token)).toMatchObject(refused);
  });

  it('is refused for another action', async () => {
    const browser = server.browser();
    expect(await noQuestion(browser, await browser.botCheck('start_lead'))).toMatchObject(refused);
    expect((await browser.fetch('/api/bot-check?action=anything')).status).toBe(400);
  });

  it('is good for thirty calls', async () => {
    const browser = server.browser();
    const token = await browser.botCheck();
    for (let calls = 0; calls < 30; calls += 1) expect(await noQuestion(browser, token)).toMatchObject(accepted);
    expect(await noQuestion(browser, token)).toMatchObject(refused);
  });

  it('counts a batch by its calls', async () => {
    const browser = server.browser();
    const token = await browser.botCheck();
    expect((await batch(browser, { token, calls: 20 })).status).toBe(200);
    const over = await batch(browser, { token, calls: 11 });
    expect([over.status, await over.text()]).toEqual([403, expect.stringContaining('botCheckRequired')]);
    expect((await batch(browser, { token: await browser.botCheck(), calls: 31 })).status).toBe(403);
  });

  it('lives five minutes at most', async () => {
    const { parameters } = await (await server.fetch('/api/bot-check')).json();
    expect(parameters.expiresAt * 1000 - Date.now()).toBeLessThanOrEqual(300_000);
    expect(parameters.data).toMatchObject({ action: 'api_update', seconds: 300, calls: 30 });
  });
});

describe('the cookie of a first visit', () => {
  it('is out of reach of scripts and other sites, and stays while the browser is open', async () => {
    const response = await server.fetch('/api/bot-check');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^hearthline-visit=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('is set once, and not beside a session', async () => {
    const browser = server.browser();
    await browser.botCheck();
    expect((await browser.fetch('/api/bot-check')).headers.getSetCookie()).toEqual([]);
    const lead = await leadBrowser(server, dana);
    lead.cookies.delete(VISIT);
    expect((await lead.fetch('/api/bot-check')).headers.getSetCookie()).toEqual([]);
  });
});
