import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilledTemplate, MessageTemplate } from '#entities/contract/desk/message-template.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const { query, staff } = pipelineDesk(() => server);
const text = { name: 'Signing day', body: 'Hello {{firstName}}, we sign {{loanNumber}} on {{signingDay}}.' };

it('a text of the lender’s own is kept version by version, and a stale page or a name in use is told', async () => {
  const [manager, other] = [await staff({ role: 'manager' }), await staff({ role: 'manager' })];
  const list = async () => (await manager.query('templates.list')).data as MessageTemplate[];
  const save = (who: typeof manager, asked: object) => who.mutate('templates.save', asked);
  expect((await save(manager, { id: null, seen: null, text })).data).toEqual({ kind: 'saved' });
  const [first] = await list();
  expect(first).toMatchObject({ ...text, version: 1, by: 'Sam manager', isRetired: false });
  expect((await save(other, { id: null, seen: null, text: { ...text, name: 'signing DAY' } })).data).toEqual({
    kind: 'nameTaken',
  });
  const next = { id: first?.id, seen: 1, text: { ...text, body: `${text.body} Bring your ID.` } };
  expect((await save(other, next)).data).toEqual({ kind: 'saved' });
  expect((await save(manager, next)).data).toEqual({ kind: 'changedMeanwhile' });
  // No loan has such a value: it is refused before it could reach anyone.
  expect(
    await save(manager, { id: null, seen: null, text: { name: 'Wrong', body: 'Your SSN is {{ssn}}.' } }),
  ).toMatchObject({
    status: 400,
  });
  for (const role of ['processor', 'closer', 'admin', 'auditor'] as const)
    expect(await save(await staff({ role }), { id: null, seen: null, text })).toMatchObject({ status: 403 });
  const events = await query(`SELECT kind, account_id, body ->> 'version' AS version FROM desk_events
    WHERE kind LIKE 'template%' ORDER BY at`);
  expect(events).toEqual([
    { kind: 'templateWritten', account_id: manager.accountId, version: '1' },
    { kind: 'templateWritten', account_id: other.accountId, version: '2' },
  ]);
  expect(await query('SELECT version FROM message_templates ORDER BY version')).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
});

it('is filled from the loan for each reader, says what is missing, and ends when it is taken out of use', async () => {
  const { loanId, applicant } = await deskLoan(server);
  const [manager, closer] = [await staff({ role: 'manager' }), await staff({ role: 'closer' })];
  const body = 'Dear {{ firstName }}, still open: {{openItems}}. {{staffName}}, {{lenderPhone}}';
  await manager.mutate('templates.save', { id: null, seen: null, text: { name: 'What is open', body } });
  const filled = async () =>
    (await closer.query('loanFile.templates', { loanId, person: 'borrower' })).data as FilledTemplate[];
  const [signing, open] = await filled();
  expect(signing).toMatchObject({ name: 'Signing day', missing: ['signingDay'] });
  expect(signing?.text).toContain('{{signingDay}}');
  expect(open).toMatchObject({ name: 'What is open', missing: [] });
  expect(open?.text).toMatch(/^Dear Alma, still open: .*Home insurance.*\. Sam closer, \(\d{3}\) /);
  const { choices } = (await closer.query('loanFile.closing', { loanId })).data as {
    choices: { days: string[]; times: string[] };
  };
  await applicant.mutate('loan.bookClosing', { on: choices.days[0], time: choices.times[0], place: 'online' });
  expect((await filled())[0]).toMatchObject({
    missing: [],
    text: expect.stringMatching(/^Hello Alma, we sign HL-\d+ on \w+day, /),
  });
  const [{ id, version }] = (await manager.query('templates.list')).data as MessageTemplate[] as [MessageTemplate];
  expect((await manager.mutate('templates.retire', { id, seen: version })).data).toEqual({ kind: 'saved' });
  expect((await filled()).map(({ name }) => name)).toEqual(['What is open']);
});
