import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import type { LoanThread } from '#entities/contract/loan-thread.ts';
import type { WireApplication } from '#entities/contract/wire-application.ts';
import { addDays } from '#entities/values/day.ts';
import { companies } from '#server/db/schema/index.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { newestMail } from '#testing/leads.ts';
import { seenElsewhere } from '#testing/loan-staff.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import type { LoanDocuments } from '../documents/loan-documents.ts';
import { storeFile } from '../documents/store-file.ts';
import type { LoanAudit } from './loan-audit.ts';
import type { LoanFile } from './loan-file.ts';

let server: TestServer;
let loan: DeskLoan;
let processor: TestBrowser;
let underwriter: TestBrowser;
let auditor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  loan = await deskLoan(server);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const at = (input: Record<string, unknown> = {}) => ({ loanId: loan.loanId, ...input });
const conditions = async () => (await processor.query('loanFile.conditions', at())).data as LoanCondition[];
const find = async (code: number) => {
  const found = (await conditions()).find((each) => each.code === code);
  if (!found) throw new Error(`no condition ${code}`);
  return found;
};
const eventsOf = async (kind: string): Promise<Record<string, unknown>[]> => {
  const { rows } = await server.container.database.pool.query(
    'SELECT body FROM events WHERE application_id = $1 AND kind = $2 ORDER BY seq',
    [loan.loanId, kind],
  );
  return rows.map(({ body }) => body);
};
const send = async (padding: number) => {
  const purpose = { name: 'policy.pdf', documentType: 'homeownersInsurance', propertyId: null } as const;
  const outcome = await storeFile(
    server.container,
    { applicationId: loan.loanId, person: 'borrower' },
    { purpose: { ...purpose, idSubtype: null, idSide: null }, body: Readable.from([samplePdf({ padding })]) },
  );
  if (outcome.kind !== 'stored') throw new Error(outcome.reason);
  return outcome.file.id;
};
const emailOfBorrower = async () => {
  const { application } = (await processor.query('loanFile.open', at())).data as { application: WireApplication };
  return application.user.email ?? '';
};

describe('a loan on the desk', () => {
  it('opens with all its facts for who may see it, and the look is written down once', async () => {
    for (let looks = 0; looks < 3; looks += 1) await processor.query('loanFile.open', at());
    const { data } = await processor.query('loanFile.open', at());
    expect(data).toMatchObject({
      status: 'applicationSubmitted',
      end: null,
      can: expect.arrayContaining(['workLoan']),
    });
    expect((data as LoanFile).can).not.toContain('decide');
    expect((await eventsOf('loanSeen')).filter(({ what }) => what === 'loan')).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/ethnicity|"race"/);
  });

  it('is not there for another company, whatever is asked', async () => {
    const { db } = server.container.database;
    const [other] = await db.insert(companies).values({ name: 'Other Partners' }).returning({ id: companies.id });
    const stranger = await staffBrowser(server, [
      { role: 'underwriter', scopeKind: 'company', scopeId: other?.id ?? '' },
    ]);
    for (const path of ['loanFile.open', 'loanFile.documents'])
      expect(await stranger.query(path, at())).toMatchObject({ status: 404, reason: 'notFound' });
    expect(await stranger.mutate('loanFile.decision', at())).toMatchObject({ status: 404, reason: 'notFound' });
    expect(await processor.query('loanFile.open', { loanId: 'nonsense' })).toMatchObject({ status: 400 });
  });

  it('shows demographic answers to the auditor and to nobody who decides', async () => {
    const asked = at({ person: 'borrower' });
    expect((await auditor.query('loanFile.demographics', asked)).data).toMatchObject({ howCollected: 'internet' });
    for (const each of [underwriter, processor])
      expect(await each.query('loanFile.demographics', asked)).toMatchObject({ reason: 'notAllowed' });
  });

  it('shows a whole SSN for a reason only, and writes each look down', async () => {
    const asked = at({ person: 'borrower', reason: 'Compare with the tax return' });
    const { data } = await processor.mutate('loanWork.showSsn', asked);
    expect(data).toMatchObject({ ssn: expect.stringMatching(/^\d{3}-\d{2}-\d{4}$/) });
    expect(await processor.mutate('loanWork.showSsn', at({ person: 'borrower', reason: ' ' }))).toMatchObject({
      reason: 'invalidInput',
    });
    expect(await auditor.mutate('loanWork.showSsn', asked)).toMatchObject({ reason: 'notAllowed' });
    expect(await eventsOf('secretShown')).toEqual([
      { kind: 'ssn', person: 'borrower', reason: 'Compare with the tax return' },
    ]);
  });
});

describe('conditions on the desk', () => {
  it('are added with words the applicant reads, edited, and asked for again by mail', async () => {
    const opening = at({ code: 411, owner: 'borrower', subjectId: null, reason: 'Your sister pays the car.' });
    expect((await processor.mutate('loanWork.openCondition', opening)).data).toEqual({ kind: 'opened' });
    const opened = await find(411);
    expect(opened).toMatchObject({ note: 'Your sister pays the car.', isOpenedByStaff: true });
    const hub = (await loan.applicant.query('conditions.list')).data as { code: number; note: string | null }[];
    expect(hub.find(({ code }) => code === 411)?.note).toBe('Your sister pays the car.');
    const wanted = { dueOn: addDays(server.container.clock.today(), 60), note: 'Twelve months, please.' };
    const edit = at({ key: opened.key, seen: opened.changedAt, ...wanted });
    expect((await processor.mutate('loanWork.editCondition', edit)).data).toEqual({ kind: 'edited' });
    expect((await underwriter.mutate('loanWork.editCondition', edit)).data).toMatchObject({ kind: 'changedMeanwhile' });
    const now = await find(411);
    expect(now).toMatchObject(wanted);
    const over = at({ key: now.key, seen: now.changedAt, dueOn: '2020-01-15', note: null });
    expect((await processor.mutate('loanWork.editCondition', over)).data).toEqual({ kind: 'dayIsOver' });
    expect((await processor.mutate('loanWork.nudge', at({ key: now.key }))).data).toEqual({ kind: 'sent' });
    await processor.mutate('loanWork.nudge', at({ key: now.key }));
    expect(await eventsOf('conditionNudged')).toHaveLength(1);
  });

  it('tell who was quicker when two decide one condition', async () => {
    await send(1);
    const { key, changedAt: seen } = await find(303);
    const again = { kind: 'anotherLook', reason: 'The second page is missing.', fileIds: null };
    const decisions = await Promise.all(
      [processor, underwriter].map((each) =>
        each.mutate('loanWork.decideCondition', at({ key, seen, decision: again })),
      ),
    );
    const kinds = decisions.map(({ data }) => (data as { kind: string }).kind).sort();
    expect(kinds).toEqual(['changedMeanwhile', 'decided']);
    const { changedAt } = await find(303);
    const waive = at({ key, seen: changedAt, decision: seenElsewhere });
    expect(await processor.mutate('loanWork.decideCondition', waive)).toMatchObject({ reason: 'notAllowed' });
  });
});

describe('documents on the desk', () => {
  it('open after a reason, once a session, and each view is written down', async () => {
    const fileId = await send(2);
    expect((await processor.query('loanFile.documents', at())).data).toMatchObject({ hasReason: false });
    const see = at({ fileId });
    expect((await processor.mutate('loanWork.seeDocument', see)).data).toEqual({ kind: 'reasonNeeded' });
    await processor.mutate('loanWork.giveReason', at({ reason: 'Reading the insurance' }));
    const { data } = await processor.mutate('loanWork.seeDocument', see);
    const { url } = data as { url: string };
    const response = await processor.fetch(url);
    expect([response.status, response.headers.get('x-frame-options')]).toEqual([200, 'SAMEORIGIN']);
    expect((await underwriter.fetch(url)).status).toBe(404);
    expect((await underwriter.mutate('loanWork.seeDocument', see)).data).toEqual({ kind: 'reasonNeeded' });
    expect(await eventsOf('documentSeen')).toMatchObject([{ fileId, documentType: 'homeownersInsurance' }]);
    const elsewhere = await deskLoan(server);
    const other = { loanId: elsewhere.loanId, fileId };
    expect(await processor.mutate('loanWork.seeDocument', other)).toMatchObject({ reason: 'notFound' });
  });

  it('are sent back with a reason that reaches the person, and accepted one by one', async () => {
    const [first, second] = [await send(3), await send(4)];
    const judge = (fileId: string, judgement: object, seen = 'received') =>
      processor.mutate('loanWork.judgeFile', at({ fileId, seen, judgement }));
    const again = { kind: 'anotherLook', cause: 'tooOld', note: 'It ended in June.' };
    expect((await judge(first, again)).data).toEqual({ kind: 'judged' });
    expect((await judge(first, { kind: 'accept' })).data).toEqual({ kind: 'changedMeanwhile', state: 'notAccepted' });
    await newestMail(server, await emailOfBorrower(), (text) =>
      text.replace(/\s+/g, ' ').includes('is too old to use. Please send the most recent one.'),
    );
    const { files } = (await processor.query('loanFile.documents', at())).data as LoanDocuments;
    for (const { id, documentType, review } of files)
      if (documentType === 'homeownersInsurance' && id !== second && review === 'received')
        await judge(id, { kind: 'accept' });
    expect((await judge(second, { kind: 'accept' })).data).toEqual({ kind: 'judged' });
    expect(await find(303)).toMatchObject({ state: 'accepted', decidedBy: 'Sam processor' });
    expect(await auditor.mutate('loanWork.judgeFile', at({}))).toMatchObject({ reason: 'notAllowed' });
  });
});

describe('talk about a loan', () => {
  it('goes to one person and is unread until staff has seen the answer', async () => {
    await processor.mutate('loanWork.write', at({ person: 'borrower', text: 'Your value came back.' }));
    await loan.applicant.mutate('loan.write', { text: 'Thank you.' });
    const counts = async () => ((await processor.query('loanFile.open', at())).data as LoanFile).counts;
    expect((await counts()).unread).toBe(1);
    expect((await processor.query('loanFile.messages', at({ person: 'borrower' }))).data).toMatchObject([
      { from: 'Sam processor', body: 'Your value came back.' },
      { from: null, body: 'Thank you.', isUnread: true },
    ]);
    const threads = async (view: string) =>
      (await processor.query('desk.talks', { view, cursor: null })).data as { rows: LoanThread[] };
    const thread = {
      loanId: loan.loanId,
      person: 'borrower',
      firstName: 'Alma',
      last: { from: null, text: 'Thank you.' },
      unread: 1,
    };
    expect((await threads('unread')).rows).toMatchObject([thread]);
    await processor.mutate('loanWork.readMessages', at({ person: 'borrower' }));
    expect((await counts()).unread).toBe(0);
    expect((await threads('unread')).rows).toEqual([]);
    expect((await threads('all')).rows).toMatchObject([{ ...thread, unread: 0, unreadSince: null }]);
  });

  it('among staff stays among staff', async () => {
    await processor.mutate('loanWork.writeNote', at({ text: 'Call her after six.' }));
    expect((await underwriter.query('loanFile.notes', at())).data).toMatchObject([{ body: 'Call her after six.' }]);
    expect(JSON.stringify((await loan.applicant.query('loan.hub')).data)).not.toContain('after six');
  });

  it('tells the applicant who works on the loan once it is assigned', async () => {
    const worker = async () => ((await loan.applicant.query('loan.hub')).data as LoanHub).worker;
    expect(await worker()).toBeNull();
    const manager = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
    await manager.mutate('pipeline.assign', {
      loans: [{ loanId: loan.loanId, ownerId: null }],
      to: manager.accountId,
    });
    expect(await worker()).toBe('Sam manager');
  });

  it('shows staff the hub as the person has it, and leaves their messages unread', async () => {
    const { data } = await underwriter.query('loanFile.asApplicant', at({ person: 'borrower' }));
    expect(data).toEqual((await loan.applicant.query('loan.hub')).data);
  });
});

describe('the audit', () => {
  it('names who did what and finds the chain whole, or the first link that is not', async () => {
    const audit = async () => (await auditor.query('loanFile.audit', at({ before: null }))).data as LoanAudit;
    const { chain, events } = await audit();
    expect(chain).toEqual({ length: expect.any(Number), brokenAt: null });
    expect(events.find(({ kind }) => kind === 'noteWritten')).toMatchObject({ by: 'Sam processor' });
    expect(await processor.query('loanFile.audit', at({ before: null }))).toMatchObject({ reason: 'notAllowed' });
    const pool = server.superuser;
    await pool.query('ALTER TABLE events DISABLE TRIGGER refuse_event_change');
    await pool.query(`UPDATE events SET actor = 'nobody' WHERE application_id = $1 AND seq = 3`, [loan.loanId]);
    await pool.query('ALTER TABLE events ENABLE TRIGGER refuse_event_change');
    expect((await audit()).chain.brokenAt).toBe(3);
  });
});
