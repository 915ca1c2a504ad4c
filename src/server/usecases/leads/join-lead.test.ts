import { afterAll, beforeAll, expect, it } from 'vitest';
import { dana, leadBrowser } from '#testing/leads.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { applicationIdOf } from '#testing/stored/stored-people.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const { query, staff, newCompany } = pipelineDesk(() => server);
const hana = {
  ...{ firstName: 'Hana', lastName: 'Kowalski', phone: null, zip: '37203', value: 480_000 },
  estimatedMortgageBalance: null,
};
const partnerOf = async () => staff({ role: 'partner', scopeKind: 'company', scopeId: await newCompany() });
type Staff = Awaited<ReturnType<typeof partnerOf>>;

const importOf = async (browser: Staff, rows: string): Promise<void> => {
  const response = await browser.fetch('/api/portal/leads-import', {
    method: 'POST',
    headers: { 'x-same-origin': '1', 'x-bot-check': await browser.botCheck(), 'x-file-name': 'leads.csv' },
    body: `first name,last name,email\n${rows}\n`,
  });
  await response.text();
};

it('a lead of a person with an open loan follows that loan; a stale page is told', async () => {
  const officer = await staff({ role: 'loanOfficer' });
  const email = 'twice@example.com';
  await leadBrowser(server, { ...dana, email });
  const loanId = await applicationIdOf(server.container.database, email);
  await projectLoans(server.container.database, loanId);
  await importOf(officer, `Dana,Twice,${email}\nAda,Other,other@example.com`);
  const leadOf = async (name: string) =>
    String((await query('SELECT id FROM leads WHERE last_name = $1', [name]))[0]?.id);
  const lead = await leadOf('Twice');
  expect((await officer.mutate('leads.join', { leadId: await leadOf('Other'), loanId })).data).toEqual({
    kind: 'changedMeanwhile',
  });
  expect((await officer.mutate('leads.join', { leadId: lead, loanId })).data).toEqual({ kind: 'joined' });
  const { data } = await officer.query('leads.open', { leadId: lead });
  expect(data).toMatchObject({
    loanId,
    notes: [{ by: 'Sam loanOfficer', body: expect.stringMatching(/^Same person as HL-/) }],
  });
  expect((data as { state: string }).state).not.toBe('new');
  expect((await officer.mutate('leads.join', { leadId: lead, loanId })).data).toEqual({ kind: 'changedMeanwhile' });
  const partner = await partnerOf();
  expect(await partner.mutate('leads.join', { leadId: lead, loanId })).toMatchObject({ status: 403 });
  expect(await query("SELECT 1 FROM events WHERE kind = 'leadJoined' AND application_id = $1", [loanId])).toHaveLength(
    1,
  );
});

it('of two who join a lead at once one is told, and a lead of a person another partner keeps is not joined', async () => {
  const [one, other] = [await staff({ role: 'loanOfficer' }), await staff({ role: 'loanOfficer' })];
  const email = 'kept@example.com';
  const keeper = await partnerOf();
  await importOf(keeper, `Hana,Keptman,${email}`);
  await leadBrowser(server, { ...dana, email });
  const loanId = await applicationIdOf(server.container.database, email);
  await projectLoans(server.container.database, loanId);
  await one.mutate('leads.create', { ...hana, lastName: 'Late', email, isDespiteRegistration: true });
  // Not invited yet, as from a file.
  await query("UPDATE leads SET state = 'new', application_id = NULL WHERE last_name = 'Late'");
  const leadOf = async (name: string) =>
    String((await query('SELECT id FROM leads WHERE last_name = $1', [name]))[0]?.id);
  const join = async (who: Staff, leadId: string) => (await who.mutate('leads.join', { leadId, loanId })).data;
  // The partner who came first hears of the loan, and nobody in its place.
  expect(await join(one, await leadOf('Late'))).toEqual({ kind: 'changedMeanwhile' });
  const first = await leadOf('Keptman');
  const joined = await Promise.all([join(one, first), join(other, first)]);
  expect(joined).toEqual(expect.arrayContaining([{ kind: 'joined' }, { kind: 'changedMeanwhile' }]));
  expect(await query('SELECT 1 FROM lead_notes WHERE lead_id = $1', [first])).toHaveLength(1);
});
