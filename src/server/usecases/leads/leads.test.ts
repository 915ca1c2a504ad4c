import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportNews } from '#entities/contract/lead-import.ts';
import { newestMail } from '#testing/leads.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { staffBrowser, type TestGrant } from '#testing/staff-browsers.ts';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

const LINES = isLong ? 100_000 : 3_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type Staff = Awaited<ReturnType<typeof staffBrowser>>;
type Lead = { id: string; name: string; email: string; state: string; loanId: string | null };

const query = async (text: string, values: unknown[] = []) =>
  (await server.container.database.pool.query(text, values)).rows;
const storedLeads = async (isMeant: (email: string) => boolean) =>
  (await query('SELECT * FROM leads')).filter(({ email }) => isMeant(email));
const staff = (...grants: TestGrant[]) => staffBrowser(server, grants);
const newCompany = async (): Promise<string> =>
  String((await query('INSERT INTO companies (name) VALUES ($1) RETURNING id', [crypto.randomUUID()]))[0].id);
const partnerOf = (company: string) => staff({ role: 'partner', scopeKind: 'company', scopeId: company });

const hana = {
  firstName: 'Hana',
  lastName: 'Kowalski',
  phone: null,
  zip: '37203',
  value: 480_000,
  estimatedMortgageBalance: null,
};
let count = 0;
const newLead = () => {
  count += 1;
  return { ...hana, email: `hana-${count}@example.com` };
};
const leadsOf = async (browser: Staff, asked: Record<string, unknown> = {}) =>
  ((await browser.query('leads.page', { state: null, typed: '', cursor: null, ...asked })).data as { rows: Lead[] })
    .rows;
const send = async (browser: Staff, body: string | Uint8Array<ArrayBuffer>): Promise<ImportNews[]> => {
  const response = await browser.fetch('/api/portal/leads-import', {
    method: 'POST',
    headers: { 'x-same-origin': '1', 'x-bot-check': await browser.botCheck(), 'x-file-name': 'leads.csv' },
    body,
  });
  expect(response.status).toBe(200);
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};
const done = (news: readonly ImportNews[]) => news.find((each) => each.kind === 'done');

describe('a lead', () => {
  it('is invited by mail, opened by the person, and told to its partner by state alone', async () => {
    const company = await newCompany();
    const partner = await partnerOf(company);
    const lead = newLead();
    const created = await partner.mutate('leads.create', lead);
    expect(created.data).toMatchObject({
      kind: 'created',
      url: expect.stringContaining('/app/initial-setup/mcr?lead='),
    });
    const link = /lead=([^)\s]+)/.exec(await newestMail(server, lead.email))?.[1] ?? '';
    expect((await leadsOf(partner))[0]).toMatchObject({
      name: 'Hana Kowalski',
      state: 'invited',
      source: 'MCR',
      loanId: null,
    });
    const person = server.browser();
    expect((await person.mutate('funnel.openLead', { link: decodeURIComponent(link) })).data).toEqual({
      kind: 'opened',
    });
    const [seen] = await leadsOf(partner);
    expect(seen?.state).toBe('opened');
    expect(Object.keys(seen ?? {}).sort()).toEqual(
      'alike createdAt email id invitedAt isExpired loanId name partner source state'.split(' '),
    );
    const id = await applicationIdOf(server.container.database, lead.email);
    const [application] = await query('SELECT * FROM applications WHERE id = $1', [id]);
    expect(application).toMatchObject({ company_id: company, brought_by: partner.accountId, lead_source: 'MCR' });
    const clocks = await query('SELECT kind, met_on FROM clocks WHERE application_id = $1', [application.id]);
    expect(clocks).toEqual([]);
    await query("UPDATE applications SET status = 'application3' WHERE id = $1", [application.id]);
    await projectLoans(server.container.database, application.id);
    expect((await leadsOf(partner))[0]?.state).toBe('applying');
    // A started lead belongs to the applicant and is not invited again.
    expect((await partner.mutate('leads.invite', { leads: [seen] })).data).toEqual({
      ...{ changed: [], invited: [], registered: [] },
      started: [seen?.id],
    });
  });

  it('is known when it comes a second time, and a second invitation ends the first', async () => {
    const partner = await partnerOf(await newCompany());
    const lead = newLead();
    const first = (await partner.mutate('leads.create', lead)).data as { id: string; url: string };
    expect((await partner.mutate('leads.create', { ...lead, lastName: 'KOWALSKI' })).data).toEqual({ kind: 'known' });
    const again = (await partner.mutate('leads.invite', { leads: await leadsOf(partner) })).data as {
      invited: { url: string }[];
    };
    const linkOf = (url: string) => new URL(url).searchParams.get('lead');
    expect((await server.browser().mutate('funnel.openLead', { link: linkOf(first.url) })).data).toEqual({
      kind: 'expired',
    });
    expect(
      (await server.browser().mutate('funnel.openLead', { link: linkOf(again.invited[0]?.url ?? '') })).data,
    ).toEqual({ kind: 'opened' });
  });

  it('of another company is neither seen nor invited', async () => {
    const [one, other] = [await partnerOf(await newCompany()), await partnerOf(await newCompany())];
    const { id } = (await one.mutate('leads.create', newLead())).data as { id: string };
    expect(await leadsOf(other)).toEqual([]);
    expect(await leadsOf(other, { typed: 'kowalski' })).toEqual([]);
    expect(await other.mutate('leads.invite', { leads: [{ id, invitedAt: null }] })).toMatchObject({
      status: 404,
      reason: 'notFound',
    });
    const officer = await staff({ role: 'loanOfficer', scopeKind: 'own' });
    const mine = (await officer.mutate('leads.create', newLead())).data as { id: string };
    expect((await leadsOf(officer)).map((lead) => lead.id)).toEqual([mine.id]);
    const both = [mine.id, id].map((each) => ({ id: each, invitedAt: null }));
    expect(await officer.mutate('leads.invite', { leads: both })).toMatchObject({ status: 404 });
    for (const role of ['underwriter', 'admin', 'policyManager', 'processor'] as const)
      expect(
        await (await staff({ role, scopeKind: 'lender' })).query('leads.page', {
          state: null,
          typed: '',
          cursor: null,
        }),
      ).toMatchObject({ status: 403 });
    expect(
      await (await staff({ role: 'auditor', scopeKind: 'lender' })).mutate('leads.create', newLead()),
    ).toMatchObject({ status: 403 });
  });
});

describe('a file of leads', () => {
  const header = 'First Name,Last Name,E-mail,Phone,ZIP,Home value,Mortgage balance\n';

  it('is imported line by line with a line for each bad row, and nothing twice', async () => {
    const partner = await partnerOf(await newCompany());
    const file = `${header}Ana,Lopez,ana.lopez@example.com,(615) 555-0142,37203,"$480,000",230000
Bo,,bo@example.com,,,,
=cmd|' /C calc'!A0,Evil,evil@example.com,,,,
Cy,Young,not an address,12,99999999,a lot,-5
"O'Neil ""Tip""",Díaz,tip@example.com,,7030,,
Anna,Lopes,ANA.LOPEZ@example.com,,,,
`;
    const news = await send(partner, file);
    expect(done(news)).toEqual({ kind: 'done', counts: { lines: 6, imported: 2, known: 1, refused: 3 } });
    expect(news.filter(({ kind }) => kind === 'badLine')).toMatchObject([
      { line: 3, problems: ['lastName'] },
      { line: 4, problems: ['formula'] },
      { line: 5, problems: ['email', 'phone', 'zip', 'value', 'mortgageBalance'] },
    ]);
    expect(done(await send(partner, file))).toMatchObject({ counts: { imported: 0, known: 3, refused: 3 } });
    const stored = await storedLeads((email) => ['ana.lopez@example.com', 'tip@example.com'].includes(email));
    expect(stored.toSorted((one, other) => (one.email < other.email ? -1 : 1))).toMatchObject([
      { first_name: 'Ana', phone: '6155550142', zip: '37203', value: 480_000, state: 'new' },
      { first_name: 'O\'Neil "Tip"', phone: null, zip: '07030', value: null, state: 'new' },
    ]);
    const leads = await leadsOf(partner, { state: 'new' });
    expect(((await partner.mutate('leads.invite', { leads })).data as { invited: unknown[] }).invited).toHaveLength(2);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`), 'utf-8'],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1'), 'windows-1252'],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le'), 'utf-16le'],
  ] as const)('is read in %s, also with semicolons', async (name, encode, encoding) => {
    const partner = await partnerOf(await newCompany());
    const email = `jose-${name.replace(/\W/g, '')}@example.com`.toLowerCase();
    const news = await send(partner, new Uint8Array(encode(`first name;last name;email\r\nJosé;Muñoz;${email}\r\n`)));
    expect(news[0]).toEqual({ kind: 'begun', encoding });
    expect(await storedLeads((stored) => stored === email)).toMatchObject([{ first_name: 'José', last_name: 'Muñoz' }]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['blank lines', ' \r\n\n  \n', 'empty'],
    ['a spreadsheet', 'PK\u0003\u0004\u0000\u0000rest', 'notText'],
    ['other columns', 'a,b,c\n1,2,3\n', 'columns'],
  ])('with %s is refused as a whole', async (_, body, problem) => {
    const partner = await partnerOf(await newCompany());
    expect(await send(partner, body)).toEqual([{ kind: 'refused', problem }]);
  });

  it('with a quote that never ends keeps what came before and says where it broke', async () => {
    const partner = await partnerOf(await newCompany());
    const news = await send(partner, `${header}Al,One,al.one@example.com,,,,\n"Be,Two,be@example.com,,,,\n`);
    expect(done(news)).toMatchObject({ counts: { imported: 1, refused: 1 } });
    expect(news.find(({ kind }) => kind === 'badLine')).toMatchObject({ problems: ['broken'], text: '' });
  });

  it('of many rows is imported with progress, and sent again imports nothing', { timeout: 120_000 }, async () => {
    const partner = await partnerOf(await newCompany());
    const rows = Array.from({ length: LINES }, (_, at) =>
      at % 1000 === 999 ? `Row,${at},broken` : `Row,N${at},row-${at}@example.com`,
    );
    const file = `first name,last name,email\n${rows.join('\n')}\n`;
    const news = await send(partner, file);
    const counts = { lines: LINES, imported: LINES * 0.999, known: 0, refused: LINES / 1000 };
    expect(done(news)).toEqual({ kind: 'done', counts });
    expect(news.filter(({ kind }) => kind === 'badLine')).toHaveLength(LINES / 1000);
    expect(news.filter(({ kind }) => kind === 'progress').length).toBe(LINES / 1000);
    const again = `first name,last name,email\n${rows.slice(-1000).join('\n')}\n`;
    expect(done(await send(partner, again))).toMatchObject({ counts: { imported: 0, known: 999 } });
  });

  it('that nobody listens to any more is not read on, and goes on when it is sent again', async () => {
    const partner = await partnerOf(await newCompany());
    const rows = Array.from({ length: 6_000 }, (_, at) => `Left,N${at},left-${at}@example.com\n`);
    const file = `first name,last name,email\n${rows.join('')}`;
    const response = await partner.fetch('/api/portal/leads-import', {
      method: 'POST',
      headers: { 'x-same-origin': '1', 'x-bot-check': await partner.botCheck() },
      body: file,
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const kept = async () => (await storedLeads((email) => email.startsWith('left-'))).length;
    const before = await kept();
    expect(before).toBeLessThan(6_000);
    expect(done(await send(partner, file))).toMatchObject({ counts: { imported: 6_000 - before, known: before } });
  });

  it('is for who may create leads, from our own page', async () => {
    const post = async (browser: TestBrowser, extra = {}) => {
      const headers = { 'x-same-origin': '1', 'x-bot-check': await browser.botCheck(), ...extra };
      return browser.fetch('/api/portal/leads-import', { method: 'POST', headers, body: header });
    };
    expect((await post(server.browser())).status).toBe(401);
    expect((await post(await staff({ role: 'auditor', scopeKind: 'lender' }))).status).toBe(403);
    expect((await post(await partnerOf(await newCompany()), { 'x-bot-check': '' })).status).toBe(403);
    expect((await post(await partnerOf(await newCompany()), { origin: 'https://evil.example' })).status).toBe(403);
  });
});
