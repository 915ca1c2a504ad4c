import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingOpen, type PipelineRow } from '#entities/contract/pipeline.ts';
import { addDays } from '#entities/values/day.ts';
import { dana } from '#testing/leads.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const { query, staff, newCompany, loan } = pipelineDesk(() => server);
const hana = {
  ...{ firstName: 'Hana', lastName: 'Kowalski', phone: null as string | null, zip: '37203', value: 480_000 },
  estimatedMortgageBalance: null,
};
const partnerOf = async () => staff({ role: 'partner', scopeKind: 'company', scopeId: await newCompany() });
type Staff = Awaited<ReturnType<typeof partnerOf>>;

type LeadPage = { rows: { id: string; source: string; alike: unknown }[] };

const importOf = async (browser: Staff, rows: string) => {
  const response = await browser.fetch('/api/portal/leads-import', {
    method: 'POST',
    headers: { 'x-same-origin': '1', 'x-bot-check': await browser.botCheck(), 'x-file-name': 'leads.csv' },
    body: `first name,last name,email\n${rows}\n`,
  });
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe('a person a partner registered', () => {
  const email = 'hana@example.com';

  it('is brought by no other partner for 90 days, who learns nothing of the first', async () => {
    const [first, second] = [await partnerOf(), await partnerOf()];
    expect((await first.mutate('leads.create', { ...hana, email, phone: '6155550117' })).data).toMatchObject({
      kind: 'created',
    });
    const refused = { kind: 'registered', by: null };
    expect((await second.mutate('leads.create', { ...hana, email: 'HANA@example.com' })).data).toEqual(refused);
    const byPhone = { ...hana, email: 'hana.k@example.com', phone: '6155550117' };
    expect((await second.mutate('leads.create', byPhone)).data).toEqual(refused);
    const news = await importOf(second, `Hana,Kowalski,${email}\nAda,Byron,ada@example.com`);
    expect(news.filter(({ kind }) => kind === 'badLine')).toEqual([
      { kind: 'badLine', line: 2, problems: ['registered'], text: `Hana, Kowalski, ${email}` },
    ]);
    expect(news.at(-1)).toMatchObject({ kind: 'done', counts: { imported: 1, refused: 1 } });
    expect(await query('SELECT id FROM leads WHERE brought_by = $1', [second.accountId])).toHaveLength(1);

    // Staff see who and until when, and may go on.
    const officer = await staff({ role: 'loanOfficer' });
    const [row] = await query('SELECT partner FROM leads WHERE brought_by = $1', [first.accountId]);
    const until = addDays(server.container.clock.today(), 90);
    expect((await officer.mutate('leads.create', { ...hana, email })).data).toEqual({
      kind: 'registered',
      by: { partner: row?.partner, until },
    });
    expect((await officer.mutate('leads.create', { ...hana, email, isDespiteRegistration: true })).data).toMatchObject({
      kind: 'created',
    });
    const { rows } = (await officer.query('leads.page', { state: null, typed: 'hana@example.com', cursor: null }))
      .data as LeadPage;
    expect(rows.find(({ source }) => source === 'staff')?.alike).toMatchObject({
      registeredBy: { partner: row?.partner, until },
      loans: [{ loanNumber: expect.stringMatching(/^HL-/) }],
    });
    const theirs = (await first.query('leads.page', { state: null, typed: '', cursor: null })).data as LeadPage;
    expect(theirs.rows[0]?.alike).toEqual({ registeredBy: null, loans: [] });
  });

  it('is free once the 90 days are over, and then kept by the next one', async () => {
    const [first, second] = [await partnerOf(), await partnerOf()];
    await first.mutate('leads.create', { ...hana, email: 'later@example.com' });
    await query("UPDATE leads SET created_at = created_at - interval '90 days' WHERE brought_by = $1", [
      first.accountId,
    ]);
    const taken = await second.mutate('leads.create', { ...hana, email: 'later@example.com' });
    expect(taken.data).toMatchObject({ kind: 'created' });
    const { rows } = (await first.query('leads.page', { state: null, typed: '', cursor: null })).data as LeadPage;
    const [old] = rows;
    expect((await first.mutate('leads.invite', { leads: [old] })).data).toEqual({
      ...{ changed: [], invited: [], started: [] },
      registered: [{ id: old?.id, by: null }],
    });
  });
});

describe('two open loans of one person or home', () => {
  const pageOf = async (browser: Staff) =>
    ((await browser.query('pipeline.page', { view: everythingOpen, cursor: null })).data as { rows: PipelineRow[] })
      .rows;
  const share = async (ids: readonly string[], change: Record<string, unknown>) => {
    for (const id of ids) {
      await query(
        "UPDATE applications SET document = jsonb_set(document, '{borrower}', document -> 'borrower' || $2::jsonb) WHERE id = $1",
        [id, JSON.stringify(change)],
      );
      await projectLoans(server.container.database, id);
    }
  };

  it('are flagged in the list and told on each, until someone finds them different, which both keep', async () => {
    const manager = await staff({ role: 'manager' });
    const company = await newCompany();
    const [one, other] = [await loan({}, { ...dana, lastName: 'Alpha' }), await loan({ company_id: company })];
    const flags = async () =>
      Object.fromEntries((await pageOf(manager)).map(({ loanId, duplicates }) => [loanId, duplicates]));
    expect([(await flags())[one], (await flags())[other]]).toEqual([0, 0]);
    await share([one, other], { phone: '8285550117' });
    expect([(await flags())[one], (await flags())[other]]).toEqual([1, 1]);
    expect((await manager.query('loanFile.duplicates', { loanId: one })).data).toMatchObject({
      loans: [{ loanId: other, shared: ['phone'], broughtBy: null }],
      elsewhere: 0,
    });
    // Staff who cannot see the other loan learn only that there is one.
    const narrow = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    expect((await narrow.query('loanFile.duplicates', { loanId: other })).data).toEqual({ loans: [], elsewhere: 1 });
    const settle = {
      loanId: other,
      otherId: one,
      outcome: 'different',
      reason: 'Mother and daughter with one phone',
      seen: null,
    };
    expect(await narrow.mutate('loanWork.settleDuplicate', settle)).toMatchObject({ status: 404 });
    const itself = await manager.mutate('loanWork.settleDuplicate', { ...settle, otherId: other });
    expect(itself).toMatchObject({ reason: 'invalidInput' });
    expect((await manager.mutate('loanWork.settleDuplicate', settle)).data).toEqual({ kind: 'settled' });
    expect([(await flags())[one], (await flags())[other]]).toEqual([0, 0]);
    const kept = await query("SELECT application_id FROM events WHERE kind = 'duplicateSettled'");
    expect(kept.map((row) => row.application_id).sort()).toEqual([one, other].sort());
  });
});

describe('two loans of one person', () => {
  type Found = { loans: { loanId: string; settled: unknown }[]; elsewhere: number };
  const flagsOf = async (browser: Staff, ids: readonly string[]) => {
    const { data } = await browser.query('pipeline.page', { view: everythingOpen, cursor: null });
    const rows = (data as { rows: PipelineRow[] }).rows;
    return ids.map((id) => rows.find(({ loanId }) => loanId === id)?.duplicates);
  };
  const alike = async () => {
    const pair = [
      await loan({}, { ...dana, lastName: 'Twin' }),
      await loan({}, { ...dana, lastName: 'Twin' }),
    ] as const;
    const phone = `828555${String(Math.floor(1000 + Math.random() * 8999))}`;
    for (const id of pair) {
      await query(
        "UPDATE applications SET document = jsonb_set(document, '{borrower}', document -> 'borrower' || $2::jsonb) WHERE id = $1",
        [id, JSON.stringify({ phone })],
      );
      await projectLoans(server.container.database, id);
    }
    return pair;
  };

  it('are both kept with a reason: linked on each, flagged on none', async () => {
    const manager = await staff({ role: 'manager' });
    const [one, other] = await alike();
    const settle = { loanId: one, otherId: other, outcome: 'bothKept', reason: 'A home and a cabin', seen: null };
    expect((await manager.mutate('loanWork.settleDuplicate', settle)).data).toEqual({ kind: 'settled' });
    expect(await flagsOf(manager, [one, other])).toEqual([0, 0]);
    expect((await manager.query('loanFile.duplicates', { loanId: other })).data).toMatchObject({
      loans: [{ loanId: one, settled: { kind: 'bothKept', by: 'Sam manager' } }],
      elsewhere: 0,
    });
  });

  it('are joined: one goes on, the people of the other are asked for their word, and nothing is closed without it', async () => {
    const manager = await staff({ role: 'manager' });
    const [kept, closing] = await alike();
    const settle = { loanId: kept, otherId: closing, outcome: 'joining', reason: 'Started twice', seen: null };
    expect((await manager.mutate('loanWork.settleDuplicate', settle)).data).toEqual({ kind: 'settled' });
    const settledOn = async (loanId: string) =>
      ((await manager.query('loanFile.duplicates', { loanId })).data as Found).loans[0]?.settled;
    expect(await settledOn(kept)).toEqual({ kind: 'joining', by: 'Sam manager', isKept: true });
    expect(await settledOn(closing)).toEqual({ kind: 'joining', by: 'Sam manager', isKept: false });
    expect(await flagsOf(manager, [kept, closing])).toEqual([1, 1]);
    const [number] = await query('SELECT loan_number FROM applications WHERE id = $1', [kept]);
    const { data } = await manager.query('loanFile.messages', { loanId: closing, person: 'borrower' });
    expect((data as { body: string }[])[0]?.body).toContain(`continue with HL-${number?.loan_number}`);
    expect((await manager.query('loanFile.messages', { loanId: kept, person: 'borrower' })).data).toEqual([]);
    const told = await query(
      "SELECT body ->> 'outcome' AS outcome FROM events WHERE kind = 'duplicateSettled' AND application_id = $1",
      [closing],
    );
    expect(told).toEqual([{ outcome: 'joining' }]);
    // A later look may find otherwise.
    await manager.mutate('loanWork.settleDuplicate', {
      ...settle,
      outcome: 'different',
      reason: 'Twins after all',
      seen: 'joining',
    });
    expect(await flagsOf(manager, [kept, closing])).toEqual([0, 0]);
  });
});

describe('the command bar', () => {
  type Found = { loans: { loanId: string }[]; people: { kind: string; name: string }[] };
  const find = async (browser: Staff, typed: string) => (await browser.query('desk.find', { typed })).data as Found;

  it('finds loans and people by the grants of the person who asks', async () => {
    const id = await loan({}, { ...dana, firstName: 'Wilhelmina', lastName: 'Zephyr' });
    const officer = await staff({ role: 'loanOfficer' });
    const found = await find(officer, 'zephyr');
    expect(found.loans.map(({ loanId }) => loanId)).toEqual([id]);
    expect(found.people).toEqual([
      expect.objectContaining({ kind: 'borrower', name: 'Wilhelmina Zephyr', loanId: id }),
    ]);
    const partner = await partnerOf();
    expect(await find(partner, 'zephyr')).toEqual({ loans: [], people: [] });
    await partner.mutate('leads.create', { ...hana, lastName: 'Zephyrine', email: 'z@example.com' });
    expect((await find(partner, 'zephyr')).people).toEqual([
      expect.objectContaining({ kind: 'lead', name: 'Hana Zephyrine' }),
    ]);
    const admin = await staff({ role: 'admin' });
    const colleagues = await find(admin, 'loanofficer');
    expect(colleagues.loans).toEqual([]);
    expect(colleagues.people).toContainEqual(expect.objectContaining({ kind: 'colleague', userId: officer.accountId }));
  });
});
