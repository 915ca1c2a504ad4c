import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dana, newestMail } from '#testing/leads.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
});
afterAll(() => server.close());

const from = (address: string) => {
  const browser = server.browser();
  const { fetch } = browser;
  browser.fetch = (path, init = {}) =>
    fetch.call(browser, path, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } });
  return browser;
};

const mailTo = async (recipient: string): Promise<Record<string, string>> => {
  await newestMail(server, recipient);
  const { rows } = await server.container.database.pool.query('SELECT * FROM sandbox_mails WHERE recipient = $1', [
    recipient,
  ]);
  return rows[0];
};

describe('the mail of a new lead', () => {
  it('repeats nothing a stranger typed and links to us alone', async () => {
    const lead = { firstName: 'Free $500', lastName: 'at http://win.example', email: 'victim@example.com' };
    expect((await from('192.0.2.1').startLead(lead)).status).toBe(303);
    const mail = JSON.stringify(await mailTo(lead.email));
    expect(mail).not.toMatch(/Free|500 |win\.example/);
    const hosts = [...mail.matchAll(/https?:\/\/([^/\s"\\)]+)/g)].map(([, host]) => host);
    expect([...new Set(hosts)]).toEqual(['localhost:3000']);
  });
});

describe('the plain form without a bot check', () => {
  it('takes five leads an hour from one address, and more from a page that ran its script', async () => {
    const browser = from('192.0.2.2');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push((await browser.startLeadWithoutScript({ ...dana, email: `plain-${turn}@example.com` })).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect((await browser.startLead({ ...dana, email: 'scripted@example.com' })).status).toBe(303);
  });

  it('writes to one mailbox twice an hour, from anywhere', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const lead = { ...dana, email: 'One.Mailbox@example.com' };
      statuses.push((await from(`192.0.2.${10 + turn}`).startLeadWithoutScript(lead)).status);
    }
    expect(statuses).toEqual([303, 303, 429]);
  });

  it.each([
    ['forged', async () => 'forged'],
    ['made for calls', async () => from('192.0.2.30').botCheck()],
    ['of another visitor', async () => from('192.0.2.31').botCheck('start_lead')],
  ])('has the same limits with a token that is %s', async (kind, make) => {
    const browser = from(`192.0.2.${40 + kind.length}`);
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const email = `${kind.replaceAll(' ', '-')}-${turn}@example.com`;
      statuses.push((await browser.startLeadWithoutScript({ ...dana, email, botCheck: await make() })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('wears its token out with one lead', async () => {
    const browser = from('192.0.2.60');
    const botCheck = await browser.botCheck('start_lead');
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1)
      statuses.push(
        (await browser.startLeadWithoutScript({ ...dana, email: `worn-${turn}@example.com`, botCheck })).status,
      );
    expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
  });
});
