import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { daysBetween, toDay } from '#entities/values/day.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { investmentProperty } from '#sandbox/personas/investment-property.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { acceptChosenOffer } from '#testing/accept-offer.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { joinedCouple } from '#testing/couple.ts';
import { newestMail } from '#testing/leads.ts';
import { loanStaff, staffId } from '#testing/loan-staff.ts';
import { passDays } from '#testing/pass-days.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { codeIn, openPacket, pressAll, readConsentCode } from '#testing/sign-papers.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { checkInClosing } from './check-in-closing.ts';
import { loanClosingOf } from './loan-closing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  // The texts with a receipt of their own are in force from this day.
  passDays(server, Math.max(0, daysBetween(today(), TEXTS_ON)));
});
afterAll(() => server.close());
const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;
const today = () => server.container.clock.today();
const goTo = (day: string) => passDays(server, daysBetween(today(), toDay(day)));
const hub = async (browser: TestBrowser) => (await browser.query('loan.hub')).data as LoanHub;
const opened = async (id: string) =>
  (await query("SELECT document->'closing'->>'accountOpenedOn' AS on FROM applications WHERE id = $1", [id]))[0]?.on;

/** Consents with the code in the closing packet's own PDF, and adopts a signature. */
const becomeSigner = async (browser: TestBrowser) => {
  const view = await openPacket(browser, 'closing');
  await browser.mutate('signing.consent', { code: await readConsentCode(browser, view) });
  await browser.mutate('signing.adopt', { signature: { form: 'typed', name: view.name } });
};
type OwnerView = { receivedOn: string; lastDay: string; papers: { id: string; title: string }[] };
const OTHER = { id: 'robin', name: 'Robin Whitfield', email: 'robin@example.com' };

const booked = async (persona = homeownerWithOneJob, owners: (typeof OTHER)[] = []) => {
  const lead = await personaLead(server, persona, 'applicationSubmitted');
  await query(
    `UPDATE applications SET document = jsonb_set(document, '{otherTitleHolders}', $2::jsonb) WHERE id = $1`,
    [lead.applicationId, JSON.stringify(owners)],
  );
  const on = await bookFirstDay(server.container, lead.applicationId);
  return { ...lead, on };
};

const submittedCouple = async () => {
  const couple = await joinedCouple(server);
  const { applicationId } = couple.borrower;
  const { application, status } = situationOf(workedExampleCouple, 'applicationSubmitted');
  await query('UPDATE applications SET document = $1, status = $2 WHERE id = $3', [application, status, applicationId]);
  await acceptChosenOffer(server.container, applicationId);
  await query('UPDATE coborrower_progress SET status = $1 WHERE application_id = $2', [status, applicationId]);
  return { ...couple, applicationId, hers: couple.borrower.browser, his: couple.coborrower };
};

describe('signing at closing', () => {
  it('waits for the day and for everything before it, and opens the account with the last signature', async () => {
    const { browser, applicationId, on } = await booked();
    expect((await browser.mutate('signing.open', { packet: 'closing' })).data).toMatchObject({
      kind: 'notReady',
      standing: 'conditionsOpen',
    });
    await meetConditions(server.container, applicationId);
    expect((await hub(browser)).signing).toEqual({ standing: 'tooEarly', isSigned: false, waitsFor: [] });
    goTo(on);
    expect((await hub(browser)).signing.standing).toBe('open');
    await becomeSigner(browser);
    // Both copies of the notice are to keep; what is signed is their receipt.
    const { papers } = await openPacket(browser, 'closing');
    expect(papers.map(({ kind, state }) => [kind, state])).toEqual([
      ['accountOpening', 'prepared'],
      ['privacyNotice', 'issued'],
      ['rescissionNotice', 'issued'],
      ['rescissionNotice', 'issued'],
      ['rescissionReceipt', 'prepared'],
      ['payoffLetter', 'issued'],
    ]);
    expect(JSON.stringify(papers.at(-1))).toMatch(/"Account number or reference","[\d ]{8,}"/);
    await pressAll(browser, 'closing');
    const done = await browser.mutate('signing.finish', { packet: 'closing' });
    expect(done.data).toEqual({ kind: 'finished', next: '/app/application/submitted' });
    expect(await opened(applicationId)).toBe(on);
    const after = await hub(browser);
    expect(after).toMatchObject({
      signing: { standing: 'closed', isSigned: true },
      mayCancel: true,
      rescission: { kind: 'running', startedOn: on, lastDayToCancel: rescissionPeriod(toDay(on)).lastDayToCancel },
    });
    expect((await browser.query('loan.calendarFile')).data).toContain('Last day to cancel');
    const mail = await newestMail(server, await emailOf(server.container.database, applicationId), (text) =>
      text.includes('You signed on'),
    );
    expect(mail).toContain('until midnight at the end of');
  });

  it('is finished although nobody presses on after the last signature', async () => {
    const { browser, applicationId, on } = await booked();
    await meetConditions(server.container, applicationId);
    goTo(on);
    await becomeSigner(browser);
    await pressAll(browser, 'closing');
    await expect.poll(() => opened(applicationId), { timeout: 15_000 }).toBe(on);
    const papers = (await browser.query('signing.papers')).data as { kind: string }[];
    expect(papers.filter(({ kind }) => kind === 'completionCertificate')).toHaveLength(1);
  });

  it('that is not done on its day gets papers of another day, and a press on the old ones signs nothing', async () => {
    const { browser, applicationId, on } = await booked();
    await meetConditions(server.container, applicationId);
    goTo(on);
    await becomeSigner(browser);
    const [old] = (await openPacket(browser, 'closing')).papers;
    const press = { paperId: old?.id, sectionId: old?.sections.find(({ place }) => place)?.id };
    passDays(server, 1);
    expect((await browser.mutate('signing.sign', press)).data).toEqual({ kind: 'notOpen' });
    const [fresh] = (await openPacket(browser, 'closing')).papers;
    expect(fresh?.id).not.toBe(old?.id);
    await pressAll(browser, 'closing');
    await expect.poll(() => opened(applicationId), { timeout: 15_000 }).toBe(today());
  });

  it('of two people opens with the second; who signed a day before gets notices with the right day', async () => {
    const { applicationId, hers, his } = await submittedCouple();
    const on = await bookFirstDay(server.container, applicationId);
    expect((await hub(hers)).other).toMatchObject({ name: 'Marcus', isSent: true, until: expect.any(String) });
    await meetConditions(server.container, applicationId);
    expect((await hub(hers)).other).toEqual({ name: 'Marcus', isSent: true, open: 0, until: null });
    goTo(on);
    await becomeSigner(hers);
    await pressAll(hers, 'closing');
    await hers.mutate('signing.finish', { packet: 'closing' });
    expect((await hub(hers)).signing).toEqual({ standing: 'open', isSigned: true, waitsFor: ['Marcus Whitfield'] });
    expect(await opened(applicationId)).toBeNull();
    passDays(server, 1);
    const next = today();
    await becomeSigner(his);
    await pressAll(his, 'closing');
    await his.mutate('signing.finish', { packet: 'closing' });
    expect(await opened(applicationId)).toBe(next);
    const issued = await query(
      "SELECT person, content FROM papers WHERE application_id = $1 AND kind = 'rescissionNotice' AND packet = 'notice'",
      [applicationId],
    );
    expect(issued.map(({ person }) => person)).toEqual(['borrower', 'borrower']);
    const owners = await query(
      'SELECT owner, signed_on::text AS on FROM closing_owners WHERE application_id = $1 ORDER BY owner',
      [applicationId],
    );
    expect(owners).toEqual([
      { owner: 'borrower', on },
      { owner: 'coborrower', on: next },
    ]);
    expect((await hub(hers)).rescission).toMatchObject({ kind: 'running', startedOn: next });
  });

  it('gives an owner who does not borrow two notices and the terms through a link; only then their days begin', async () => {
    const { browser, applicationId, on } = await booked(homeownerWithOneJob, [OTHER]);
    await meetConditions(server.container, applicationId);
    goTo(on);
    await becomeSigner(browser);
    await pressAll(browser, 'closing');
    await browser.mutate('signing.finish', { packet: 'closing' });
    expect(await opened(applicationId)).toBe(on);
    expect((await hub(browser)).rescission.kind).toBe('notStarted');
    const mail = await newestMail(server, OTHER.email, (text) => text.includes('/app/cancel?token='));
    const token = /cancel\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
    const robin = server.browser();
    passDays(server, 1);
    const consent = (await robin.query('loan.consentByLink', { token })).data as { base64: string };
    const code = codeIn((await readPdf(Buffer.from(consent.base64, 'base64'))).text);
    const receive = async (typed: string) => (await robin.mutate('loan.receiveByLink', { token, code: typed })).data;
    expect(await receive('AAAAAA')).toEqual({ kind: 'wrongCode' });
    expect((await robin.query('loan.cancelView', { token })).data).toMatchObject({ receivedOn: null, papers: [] });
    for (const typed of [code.toLowerCase(), code]) expect(await receive(typed)).toEqual({ kind: 'received' });
    expect(await query('SELECT 1 FROM closing_owners WHERE consented_at IS NOT NULL', [])).toHaveLength(1);
    const view = (await robin.query('loan.cancelView', { token })).data as OwnerView;
    expect(view.receivedOn).toBe(today());
    expect(view.lastDay).toBe(rescissionPeriod(today()).lastDayToCancel);
    expect(view.papers.map(({ title }) => title)).toEqual([
      'Consent to electronic records',
      'Notice of right to cancel, copy 1',
      'Notice of right to cancel, copy 2',
      'Account-opening disclosures',
    ]);
    const asked = { token, paperId: view.papers[1]?.id ?? '' };
    const textOf = async (paperId: string) => {
      const { base64 } = (await robin.query('loan.paperByLink', { token, paperId })).data as { base64: string };
      return (await readPdf(Buffer.from(base64, 'base64'))).text;
    };
    const notice = await textOf(asked.paperId);
    for (const own of ['Copy 1 of 2 yours to keep', 'For Robin Whitfield', 'Signature of Robin Whitfield'])
      expect(notice).toContain(own);
    const disclosures = await textOf(view.papers[3]?.id ?? '');
    for (const own of ['For Robin Whitfield', 'minimum payment of each cycle is due', 'Your billing rights'])
      expect(disclosures).toContain(own);
    const hers = (await browser.query('signing.papers')).data as { id: string }[];
    expect(hers.map(({ id }) => id)).not.toContain(asked.paperId);
    expect((await robin.query('loan.paperByLink', { token, paperId: hers[0]?.id ?? '' })).reason).toBe('notFound');
    expect((await robin.query('loan.paperByLink', { ...asked, token: 'x'.repeat(43) })).reason).toBe('linkNotValid');
    expect((await hub(browser)).rescission).toMatchObject({ kind: 'running', startedOn: today() });
    expect((await robin.mutate('loan.cancelByLink', { token })).data).toEqual({ kind: 'cancelled' });
  });

  it('of an investment has no days to cancel', async () => {
    const browser = server.browser();
    await browser.mutate('sandbox.become', { name: investmentProperty.name, step: 'applicationSubmitted' });
    const { hitchLoan } = (await browser.query('application.current')).data as { hitchLoan: { id: string } };
    const applicationId = hitchLoan.id;
    const on = await bookFirstDay(server.container, applicationId);
    await meetConditions(server.container, applicationId);
    goTo(on);
    await becomeSigner(browser);
    expect((await openPacket(browser, 'closing')).papers.map(({ kind }) => kind)).toEqual(['accountOpening']);
    await pressAll(browser, 'closing');
    await browser.mutate('signing.finish', { packet: 'closing' });
    expect((await hub(browser)).rescission).toMatchObject({ kind: 'notApplicable', fundingDay: on });
    // Nothing waits for a signature any more, the consent included, which is given by its code.
    const asked = { applicationId, staffId: await staffId(server.container, 'closer') };
    const states = (await loanClosingOf(server.container, asked)).package.flatMap(({ signatures }) => signatures);
    expect(states.map(({ state }) => state).filter((state) => state !== 'signed')).toEqual([]);
  });

  it('at an office begins when staff there have checked the signers in', async () => {
    const { browser, applicationId, on } = await booked();
    const inOffice = `UPDATE applications SET document = jsonb_set(document, '{closing,place}', '"office"') WHERE id = $1`;
    await query(inOffice, [applicationId]);
    await meetConditions(server.container, applicationId);
    const asked = await loanStaff(server.container, { role: 'closer', action: 'close', applicationId });
    expect(await checkInClosing(server.container, asked)).toEqual({ kind: 'notNow' });
    goTo(on);
    expect((await hub(browser)).signing.standing).toBe('checkInNeeded');
    expect((await browser.mutate('signing.open', { packet: 'closing' })).data).toMatchObject({ kind: 'notReady' });
    expect(await checkInClosing(server.container, asked)).toEqual({ kind: 'checkedIn' });
    expect((await hub(browser)).signing.standing).toBe('open');
  });
});
