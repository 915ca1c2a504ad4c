import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConditionView } from '#entities/contract/condition-view.ts';
import { fullName } from '#entities/text/full-name.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { setSandboxSwitch } from '#sandbox/usecases/set-sandbox-switch.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { visitVendor } from '#testing/agree-to-income.ts';
import { newestMail } from '#testing/leads.ts';
import { passDays } from '#testing/pass-days.ts';
import { type PersonaLead, personaLead } from '#testing/persona-lead.ts';
import { catchUp } from '#testing/projection/catch-up.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { askOutside } from '../asking/ask-outside.ts';
import { refreshOpenLoans } from '../clocks/refresh-open-loans.ts';
import { mailRefused } from '../delivery/bounce-notice.ts';

let server: TestServer;
let lead: PersonaLead;
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  lead = await personaLead(server, workedExampleCouple, 'incomeDocs');
  expect(await visitVendor(lead.browser, 'payroll')).toBe('finished');
});
afterEach(() => setSandboxSwitch(server.container, { vendor: 'payrollIncome', behaviour: 'found' }));
afterAll(() => server.close());

const query = async (text: string) =>
  (await server.container.database.pool.query(text, [lead.applicationId])).rows as Record<string, unknown>[];
const all = async () => (await lead.browser.query('conditions.list')).data as ConditionView[];
const find = async (code: number, kind = 'email') =>
  (await all()).find((each) => each.code === code && each.kind === kind && each.state !== 'waived');
const seenByStaff = async (key: string) => {
  const { data } = await processor.query('loanFile.conditions', { loanId: lead.applicationId });
  return (data as (ConditionView & { decidedBy: string | null })[]).find((each) => each.key === key);
};
const told = ({ data, reason }: { data: unknown; reason?: string | null }) => data ?? reason;

describe('a job that payroll confirmed', () => {
  const checkAgain = async (key: string) =>
    told(await processor.mutate('loanWork.orderCheck', { loanId: lead.applicationId, key }));

  it('is asked about again only on the applicant’s own consent, whose words are kept', async () => {
    const job = await find(102);
    const key = job?.key ?? '';
    expect(job).toMatchObject({ state: 'requested', order: { way: 'payroll', state: 'offered' } });
    expect(await checkAgain(key)).toEqual({ state: 'noConsent' });
    expect(await query("SELECT id FROM reports WHERE application_id = $1 AND kind = 'employmentCheck'")).toEqual([]);
    expect(told(await lead.browser.mutate('conditions.orderCheck', { key: '412:email:thirdParty:none' }))).toBe(
      'notFound',
    );
    expect(told(await lead.browser.mutate('conditions.orderCheck', { key }))).toEqual({ state: 'found' });
    expect(await find(102)).toMatchObject({ state: 'accepted', order: { way: 'payroll', state: 'answered' } });
    expect(await seenByStaff(key)).toMatchObject({
      answer: expect.stringMatching(/^payroll\/employed\/20/),
      decidedBy: null,
    });
    const [given] = await query(
      "SELECT kind, text_version FROM consents WHERE application_id = $1 AND kind = 'employment'",
    );
    expect(given).toEqual({ kind: 'employment', text_version: '2026-11-23' });
    const [event] = await query(
      "SELECT body FROM events WHERE application_id = $1 AND kind = 'consentGiven' AND body->>'kind' = 'employment'",
    );
    expect(JSON.stringify(event)).toContain('payroll service');
  });

  it('that ended since is for staff to review, and no yes', async () => {
    const { key = '' } = (await find(102)) ?? {};
    await setSandboxSwitch(server.container, { vendor: 'payrollIncome', behaviour: 'inconsistent' });
    expect(await checkAgain(key)).toEqual({ state: 'found' });
    expect(await find(102)).toMatchObject({ state: 'received', order: { state: 'answered' } });
    expect((await seenByStaff(key))?.answer).toMatch(/^payroll\/ended\/20/);
  });

  it('that payroll does not know is unsure: the employer is the way on', async () => {
    const { key = '' } = (await find(102)) ?? {};
    await processor.mutate('loanWork.decideCondition', {
      ...{
        loanId: lead.applicationId,
        key,
        seen: ((await seenByStaff(key)) as { changedAt?: Date } | undefined)?.changedAt,
      },
      decision: { kind: 'anotherLook', reason: 'Please ask your employer.', fileIds: null },
    });
    await setSandboxSwitch(server.container, { vendor: 'payrollIncome', behaviour: 'thin' });
    expect(await checkAgain(key)).toEqual({ state: 'notFound' });
    expect(await find(102)).toMatchObject({ state: 'needsAnotherLook', order: { state: 'unsure' } });
    await lead.browser.mutate('conditions.share', { key, email: 'hr@employer.example' });
    expect(await newestMail(server, 'hr@employer.example')).toContain('token=');
  });

  it('is asked about again, under the same consent, once the word of payroll has run out', async () => {
    const checks = "SELECT outcome FROM reports WHERE application_id = $1 AND kind = 'employmentCheck'";
    const { key = '' } = (await find(102)) ?? {};
    expect(await checkAgain(key)).toEqual({ state: 'found' });
    const before = (await query(checks)).length;
    // Answered once: what is still in the queue asks nobody.
    await askOutside(server.container, { applicationId: lead.applicationId, person: 'borrower', what: 'employment' });
    expect(await query(checks)).toHaveLength(before);
    expect(await find(102)).toMatchObject({ state: 'accepted' });
    await server.container.database.pool.query(
      "UPDATE applications SET status = 'applicationSubmitted' WHERE id = $1",
      [lead.applicationId],
    );
    await catchUp(server.container, lead.applicationId);
    await refreshOpenLoans(server.container);
    expect(await query(checks)).toHaveLength(before);
    passDays(server, 20);
    expect(await find(102)).toMatchObject({ state: 'requested', order: { state: 'unsure' } });
    await refreshOpenLoans(server.container);
    expect(await query(checks)).toHaveLength(before + 1);
    await askOutside(server.container, { applicationId: lead.applicationId, person: 'borrower', what: 'employment' });
    await vi.waitFor(async () =>
      expect(await find(102)).toMatchObject({ state: 'accepted', order: { state: 'answered' } }),
    );
    passDays(server, -20);
  });

  it('stays ordered while payroll is away, as one check however often it is pressed', async () => {
    const { key = '' } = (await find(102)) ?? {};
    const checks = "SELECT outcome FROM reports WHERE application_id = $1 AND kind = 'employmentCheck'";
    const before = (await query(checks)).length;
    await setSandboxSwitch(server.container, { vendor: 'payrollIncome', behaviour: 'down' });
    for (const _ of [1, 2])
      expect(await checkAgain(key)).toEqual({ state: expect.stringMatching(/^(unavailable|asking)$/) });
    expect(await find(102)).toMatchObject({ order: { state: 'ordered' } });
    expect(await query(checks)).toHaveLength(before + 1);
  });
});

describe('a payoff statement', () => {
  const signed = { accountNumber: '4411-0098', signature: 'no one' };
  const byEmail = { way: 'email', email: 'payoffs@card.example' };
  const order = async (change: object) => {
    const { key } = (await find(412)) ?? {};
    return told(await lead.browser.mutate('conditions.orderPayoff', { key, to: byEmail, ...signed, ...change }));
  };
  const nameOf = async () => {
    const stored = await findApplication(server.container.database.db, lead.applicationId);
    return stored ? fullName(stored.document.borrower) : '';
  };

  it('is requested by letter only with the applicant’s own signature', async () => {
    expect(await find(412)).toMatchObject({ state: 'requested', order: { way: 'letter', state: 'offered' } });
    expect(await order({})).toEqual({ kind: 'signatureDiffers' });
    expect(await order({ to: { way: 'email', email: 'nobody' } })).toBe('invalidInput');
    expect(await query('SELECT id FROM payoff_orders WHERE application_id = $1')).toEqual([]);
    expect(await order({ signature: (await nameOf()).toUpperCase() })).toEqual({ kind: 'ordered' });
    expect(await find(412)).toMatchObject({
      ...{ state: 'requested', sentTo: 'payoffs@card.example' },
      order: { way: 'letter', state: 'ordered', to: expect.any(String), until: expect.any(String) },
    });
  });

  it('comes by a link that shows the signed letter and takes the statement', async () => {
    const mail = await newestMail(server, 'payoffs@card.example');
    expect(mail).not.toContain('4411-0098');
    const token = /token=([\w-]+)/.exec(mail)?.[1] ?? '';
    const creditor = server.browser();
    expect(await creditor.query('conditions.shared', { token })).toMatchObject({
      data: { code: 412, hasLetter: true },
    });
    const { data } = await creditor.query('conditions.sharedLetter', { token });
    const { base64 } = data as { base64: string };
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(told(await creditor.query('conditions.sharedLetter', { token: token.slice(0, 9) }))).toBe('linkNotValid');
    const papers = await query(
      "SELECT kind, content::text FROM papers WHERE application_id = $1 AND kind = 'payoffRequest'",
    );
    expect(papers).toHaveLength(1);
    const headers = {
      ...{
        'x-same-origin': '1',
        'x-file-name': 'payoff.pdf',
        'x-document-type': 'payoffStatement',
        'x-upload-token': token,
      },
      'x-bot-check': await creditor.botCheck(),
    };
    const body = new Uint8Array(samplePdf({ padding: 71 }));
    expect((await creditor.fetch('/api/files', { method: 'POST', headers, body })).status).toBe(201);
    const answered = (await all()).find(({ order: each }) => each?.way === 'letter' && each.state === 'answered');
    expect(answered?.code).toBe(412);
  });

  it('that comes back goes to the print queue without an address, never to the applicant, and the applicant can send it again', async () => {
    const open = (await all()).find(
      ({ code, kind, state }) => code === 412 && kind === 'email' && state === 'requested',
    );
    const key = open?.key;
    const signature = await nameOf();
    const send = async (to: object) =>
      told(await lead.browser.mutate('conditions.orderPayoff', { key, to, accountNumber: '77-1', signature }));
    expect(await send({ way: 'email', email: 'gone@bank.example' })).toEqual({ kind: 'ordered' });
    const [{ id } = { id: '' }] = await query(
      'SELECT id FROM payoff_orders WHERE application_id = $1 ORDER BY ordered_at DESC LIMIT 1',
    );
    await mailRefused(server.container, `payoffRequest/${String(id)}`);
    const letters = async () =>
      (
        (await processor.query('letters.page', { cursor: null })).data as {
          rows: { id: string; kind: string; held: string | null; address: string[] }[];
        }
      ).rows;
    expect((await letters()).filter(({ kind }) => kind === 'payoffRequest')).toMatchObject([
      { held: 'addressMissing', address: [] },
    ]);
    expect((await all()).find((each) => each.key === key)?.order?.state).toBe('failed');
    const address = { line1: 'P.O. Box 1188', line2: null, city: 'Richmond', state: 'VA', zip: '23218', county: null };
    expect(await send({ way: 'post', address })).toEqual({ kind: 'ordered' });
    expect((await letters()).filter(({ kind }) => kind === 'payoffRequest')).toMatchObject([
      { address: ['P.O. Box 1188', 'Richmond, VA 23218'] },
    ]);
    expect((await all()).find((each) => each.key === key)).toMatchObject({ order: { state: 'ordered' }, sentTo: null });
  });

  it('is nobody’s to order for someone else', async () => {
    const stranger = await personaLead(server, workedExampleCouple, 'name');
    const key = (await find(412))?.key ?? '412:email:thirdParty:card-1';
    const asked = { key, to: byEmail, accountNumber: '77-1', signature: 'Anyone' };
    expect(told(await stranger.browser.mutate('conditions.orderPayoff', asked))).toBe('notFound');
  });
});
