import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerLead } from '#entities/contract/partner-lead.ts';
import { askForCode, leadBrowser } from '#testing/leads.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { createPartnerLead } from './create-partner-lead.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

let count = 0;
const newLead = async (email?: string) => {
  count += 1;
  const lead = partnerLead.parse({
    firstName: 'Hana',
    lastName: 'Kowalski',
    email: email ?? `hana-${count}@example.com`,
    phone: null,
    zip: '37203',
    value: 480_000,
    estimatedMortgageBalance: null,
  });
  const made = await createPartnerLead(server.container, { partner: 'Riverside', lead });
  return { ...made, email: lead.email, link: new URL(made.url).searchParams.get('lead') ?? '' };
};
const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const open = async (browser: TestBrowser, link: string) => (await browser.mutate('funnel.openLead', { link })).data;
const current = async (browser: TestBrowser) => (await browser.query('funnel.current')).data as Record<string, unknown>;
const signIn = async (browser: TestBrowser, email: string) => {
  const code = await askForCode(server, browser, email);
  return browser.auth('/api/authApplicant/callback/email-code', { email, code });
};

describe('a partner’s link', () => {
  it('opens a part-filled lead whose source is MCR, and only its hash is stored', async () => {
    const { url, link, applicationId } = await newLead();
    expect(new URL(url).pathname).toBe('/app/initial-setup/mcr');
    const browser = server.browser();
    expect(await open(browser, link)).toEqual({ kind: 'opened' });
    expect(await current(browser)).toMatchObject({
      status: 'mcr',
      variant: 'mcr',
      isEmailConfirmed: false,
      application: { leadSource: 'MCR', property: { zip: '37203', state: 'TN', value: 480_000 } },
    });
    const [row] = await query('SELECT lead_source FROM applications WHERE id = $1', [applicationId]);
    expect(row?.lead_source).toBe('MCR');
    const stored = await query('SELECT * FROM lead_links WHERE application_id = $1', [applicationId]);
    expect(JSON.stringify(stored)).not.toContain(link.split('.')[0]);
  });

  it('opens once: the same browser may come again, another one may not', async () => {
    const { link } = await newLead();
    const browser = server.browser();
    const kinds = await Promise.all([open(browser, link), open(server.browser(), link)]);
    expect(kinds).toEqual(expect.arrayContaining([{ kind: 'opened' }, { kind: 'used' }]));
    const holder = (await current(browser)) ? browser : null;
    if (holder) expect(await open(holder, link)).toEqual({ kind: 'opened' });
    expect(await open(server.browser(), link)).toEqual({ kind: 'used' });
  });

  it('says when it has run out and when it is not ours', async () => {
    const { link, applicationId } = await newLead();
    await query("UPDATE lead_links SET expires_at = now() - interval '1 second' WHERE application_id = $1", [
      applicationId,
    ]);
    expect(await open(server.browser(), link)).toEqual({ kind: 'expired' });
    const [token = '', signature = ''] = link.split('.');
    for (const forged of [token, `${token}.`, `${token}x.${signature}`, `${token}.${signature}x`, 'nothing'])
      expect(await open(server.browser(), forged)).toEqual({ kind: 'forged' });
  });

  it('starts nothing when it is opened: a name and an email are an inquiry', async () => {
    const { link, applicationId } = await newLead();
    await open(server.browser(), link);
    expect(await query('SELECT kind FROM clocks WHERE application_id = $1', [applicationId])).toEqual([]);
  });

  it('leads from checking to the account, and on to what is not known yet', async () => {
    const { link, email } = await newLead();
    const browser = server.browser();
    await open(browser, link);
    const base = {
      firstName: 'Hana',
      lastName: 'Kowalski',
      email,
      phone: null,
      zip: '37203',
      value: 480_000,
      estimatedMortgageBalance: null,
      hasCheckedLead: null,
    };
    const answers = { ...base, estimatedMortgageBalance: 230_000, hasCheckedLead: true };
    const saved = await browser.mutate('funnel.submitStep', { step: 'mcr', answers, base });
    expect(saved.data).toMatchObject({
      kind: 'saved',
      next: '/app/initial-setup/mcr-account-creation',
      status: 'hasFbm',
    });
    await signIn(browser, email);
    expect(await current(browser)).toMatchObject({ isEmailConfirmed: true, status: 'hasFbm', email });
    expect((await browser.mutate('identity.setPassword', { password: 'long enough' })).data).toEqual({ kind: 'done' });
  });
});

describe('a lead begun before signing in', () => {
  const named = (email: string) => ({ firstName: 'Dana', lastName: 'Whitfield', email });
  const worth = (browser: TestBrowser, value: number) =>
    browser.mutate('funnel.submitStep', { step: 'propertyValue', answers: { value }, base: { value: null } });
  const mine = async (browser: TestBrowser) =>
    (await browser.query('funnel.mine')).data as { id: string; value: number | null; isCurrent: boolean }[];

  it('comes along to the account of its address, beside what was there, and one may go on with either', async () => {
    const email = 'two-devices@example.com';
    const first = await leadBrowser(server, named(email));
    await worth(first, 500_000);
    await signIn(first, email);
    const second = await leadBrowser(server, named(email));
    await worth(second, 640_000);
    await signIn(second, email);
    expect(await current(second)).toMatchObject({
      application: { property: { value: 640_000 } },
      isEmailConfirmed: true,
    });
    const begun = await mine(second);
    expect(begun.map(({ value }) => value).sort()).toEqual([500_000, 640_000]);
    const other = begun.find(({ isCurrent }) => !isCurrent);
    expect((await second.mutate('funnel.continueWith', { id: other?.id })).data).toEqual({
      path: '/app/initial-setup/mortgage-estimate',
    });
    expect(await current(second)).toMatchObject({ application: { property: { value: 500_000 } } });
  });

  it('leaves nothing behind where only a name was typed', async () => {
    const email = 'only-a-name@example.com';
    const first = await leadBrowser(server, named(email));
    await worth(first, 500_000);
    await signIn(first, email);
    const second = await leadBrowser(server, named(email));
    await signIn(second, email);
    expect(await mine(second)).toHaveLength(1);
    expect(await current(second)).toMatchObject({ application: { property: { value: 500_000 } } });
  });

  it('stays where it is under another address, and on a device that does not sign in', async () => {
    const stranger = await leadBrowser(server, named('somebody@example.com'));
    await worth(stranger, 700_000);
    await signIn(stranger, 'two-devices@example.com');
    expect((await mine(stranger)).map(({ value }) => value)).not.toContain(700_000);
    const elsewhere = await leadBrowser(server, named('two-devices@example.com'));
    await worth(elsewhere, 800_000);
    const own = server.browser();
    await signIn(own, 'two-devices@example.com');
    expect((await mine(own)).map(({ value }) => value)).not.toContain(800_000);
    expect(await current(elsewhere)).toMatchObject({ application: { property: { value: 800_000 } } });
  });

  it('can no longer be read by a visitor who typed another person’s address, once that address is proved', async () => {
    const email = 'proved-later@example.com';
    const stranger = await leadBrowser(server, named(email));
    await worth(stranger, 300_000);
    await signIn(server.browser(), email);
    expect(await current(stranger)).toBeNull();
  });

  it('cannot be moved to another person’s address', async () => {
    const one = await leadBrowser(server, named('one@example.com'));
    const other = await leadBrowser(server, named('other@example.com'));
    const [theirs] = await mine(other);
    expect(await one.mutate('funnel.continueWith', { id: theirs?.id })).toMatchObject({
      status: 404,
      reason: 'notFound',
    });
  });
});
