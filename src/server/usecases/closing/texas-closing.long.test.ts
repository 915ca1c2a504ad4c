import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween, toDay } from '#entities/values/day.ts';
import { addBusinessDays } from '#rules/calendar/business-days.ts';
import { texasHomestead } from '#sandbox/personas/texas-homestead.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { readPdf } from '#server/documents/testing/read-pdf.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { changeDocument, deskLoan } from '#testing/desk-loans.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { loanStaff } from '#testing/loan-staff.ts';
import { mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { downloadPaper, openPacket } from '#testing/sign-papers.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { markLateClocks } from '../clocks/mark-late-clocks.ts';
import { refreshOpenLoans } from '../clocks/refresh-open-loans.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import type { Letter } from '../delivery/list-letters.ts';
import type { LoanNotice } from '../delivery/loan-notices.ts';
import { clocksOf } from '../shared/clocks.ts';
import { bookClosing, closingChoices } from './book-closing.ts';
import { checkInClosing } from './check-in-closing.ts';
import type { LoanClosing } from './loan-closing.ts';
import { recordClosingPapers } from './open-account.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  // The duties of Texas are in the policy in full from this day.
  if (today() < toDay('2026-11-17')) passDays(server, daysBetween(today(), toDay('2026-11-17')));
});
afterAll(() => server.close());

const today = (): Day => server.container.clock.today();
const goTo = (day: Day) => {
  passDays(server, daysBetween(today(), day));
};
const sendNotices = async () => {
  await markLateClocks(server.container);
  await sendDueNotices(server.container);
  await mailsAccepted(server);
};
const choicesOf = async (applicationId: string) => {
  const stored = await findApplication(server.container.database.db, applicationId);
  if (!stored) throw new Error('no application');
  return closingChoices(server.container, server.container.database.db, stored);
};

/** Earl has submitted, consented to electronic records, and every vendor has answered. */
const submitted = async () => {
  const { loanId: applicationId, applicant: browser } = await deskLoan(server, texasHomestead.name);
  return { applicationId, browser };
};
const close = (applicationId: string) => recordClosingPapers(server.container, { applicationId, owner: 'borrower' });
const textOf = async (browser: Awaited<ReturnType<typeof submitted>>['browser'], kind: string) => {
  const { data } = await browser.query('signing.papers');
  const paper = (data as { id: string; kind: string }[]).find((each) => each.kind === kind);
  return (await readPdf(await downloadPaper(browser, paper?.id ?? ''))).text;
};

type Given = { kind: string; base64: string };
const textIn = async (base64: string) => (await readPdf(Buffer.from(base64, 'base64'))).text.replace(/\s+/g, ' ');

describe('a homestead in Texas', () => {
  it('closes at an office, twelve days after its notice and a business day after its figures', async () => {
    const { browser, applicationId } = await submitted();
    expect((await choicesOf(applicationId)).places).toEqual(['office']);
    // Nothing is sent yet: a notice of today allows the twelfth day at the earliest.
    const [first] = (await choicesOf(applicationId)).days;
    expect(daysBetween(today(), first ?? today())).toBeGreaterThanOrEqual(12);
    await meetConditions(server.container, applicationId);
    await sendNotices();
    const noticeOn = today();
    expect(await textOf(browser, 'homesteadNotice')).toContain('before the 12th day after the later of two days');
    const on = await bookFirstDay(server.container, applicationId);
    await sendNotices();
    const figures = await textOf(browser, 'closingFigures');
    for (const words of ['Origination fee, to the lender', 'Copy of your application: you', 'Earl Hutchins'])
      expect(figures).toContain(words);
    const clocks = await clocksOf(server.container, { applicationId });
    expect(clocks.find(({ kind }) => kind === 'homesteadNotice')).toMatchObject({ metBy: 'noticeSent', isLate: false });
    expect(clocks.find(({ kind }) => kind === 'closingFigures')).toMatchObject({ metBy: 'noticeSent', isLate: false });
    expect(clocks.find(({ kind }) => kind === 'homesteadWait')).toMatchObject({ state: 'calm', startedOn: noticeOn });
    goTo(addDays(noticeOn, 11));
    expect(await close(applicationId)).toEqual({ kind: 'waiting', duties: ['homesteadNotice'] });
    goTo(toDay(on));
    const staff = await loanStaff(server.container, { role: 'processor', action: 'close', applicationId });
    expect(await checkInClosing(server.container, staff)).toEqual({ kind: 'checkedIn' });
    const { papers } = await openPacket(browser, 'closing');
    const terms = papers.find(({ kind }) => kind === 'homesteadTerms');
    expect(terms?.sections.map(({ place }) => place?.kind)).toEqual(['initial', 'sign']);
    const text = (await readPdf(await downloadPaper(browser, terms?.id ?? ''))).text;
    for (const words of [
      'the fair market value of the home is $500,000',
      'is at least $4,000',
      'foreclosed only by a court order',
    ])
      expect(text).toContain(words);
    expect(await close(applicationId)).toEqual({ kind: 'opened' });
  });

  it('notifies an owner who does not borrow on paper, and closes twelve days after that too', async () => {
    const { applicationId } = await submitted();
    const rosa = { id: 'rosa', name: 'Rosa Hutchins', email: null };
    await changeDocument(server, applicationId, { otherTitleHolders: [rosa] });
    await meetConditions(server.container, applicationId);
    await sendNotices();
    const staff = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
    const { rows } = (await staff.query('letters.page', { cursor: null })).data as { rows: Letter[] };
    const letter = rows.find(({ loanId }) => loanId === applicationId);
    expect(letter).toMatchObject({ name: 'Rosa Hutchins', kind: 'homesteadNotice', held: null });
    goTo(addDays(today(), 3));
    await mailLetters(server, staff);
    const notices = (await staff.query('loanFile.notices', { loanId: applicationId })).data as LoanNotice[];
    expect(notices.filter(({ kind }) => kind === 'homesteadNotice')).toMatchObject([
      { channel: 'email', ownerName: null },
      { channel: 'post', ownerName: 'Rosa Hutchins', sentOn: today() },
    ]);
    const received = addBusinessDays({ from: today(), count: 3, kind: 'banking' });
    const { days } = await choicesOf(applicationId);
    expect(days[0] !== undefined && days[0] >= addDays(received, 12)).toBe(true);

    const on = toDay(await bookFirstDay(server.container, applicationId));
    await sendNotices();
    const batchId = await mailLetters(server, staff);
    const { data } = await staff.query('letters.batchFile', { batchId, file: 'letters' });
    const figures = await textIn((data as { base64: string }).base64);
    for (const words of ['Rosa Hutchins', 'Origination fee, to the lender', 'You own the home and do not borrow'])
      expect(figures).toContain(words);
    expect(figures).not.toContain('Copy of your application');
    goTo(on);
    await meetConditions(server.container, applicationId);
    const rosas = { loanId: applicationId, owner: rosa.id };
    const checkIn = async () => (await staff.mutate('loanMoney.checkIn', { loanId: applicationId })).data;
    expect(await checkIn()).toEqual({ kind: 'acknowledgmentMissing' });
    expect(await close(applicationId)).toEqual({ kind: 'waiting', duties: ['valueAcknowledgment'] });
    const made = (await staff.mutate('loanMoney.makeAcknowledgment', rosas)).data as { base64: string };
    expect(await textIn(made.base64)).toContain('I, Rosa Hutchins, acknowledge this value.');
    const sent = await sendLenderFile(staff, {
      loanId: applicationId,
      about: 'valueAcknowledgment',
      name: 'Signed.pdf',
    });
    const { fileId } = (await sent.json()) as { fileId: string };
    const record = async () => (await staff.mutate('loanMoney.recordAcknowledgment', { ...rosas, fileId })).data;
    await expect.poll(record).toEqual({ kind: 'recorded' });
    for (const _ of ['first', 'second']) expect(await checkIn()).toEqual({ kind: 'checkedIn' });
    expect(await close(applicationId)).toEqual({ kind: 'opened' });
    const given = async () =>
      (await staff.mutate('loanMoney.giveOwnerPapers', { ...rosas, how: 'inPerson' })).data as Given;
    const papers = await given();
    for (const words of ['For Rosa Hutchins', 'Copy 2 of 2 to send back', 'Your billing rights'])
      expect(await textIn(papers.base64)).toContain(words);
    passDays(server, 1);
    expect((await given()).kind).toBe('givenBefore');
    const { owners } = (await staff.query('loanFile.closing', { loanId: applicationId })).data as LoanClosing;
    expect(owners.find(({ owner }) => owner === rosa.id)).toMatchObject({ noticeDeliveredOn: on });
  });

  it('gets new figures when the payments change, and closes a business day after those', async () => {
    const { browser, applicationId } = await submitted();
    await meetConditions(server.container, applicationId);
    await sendNotices();
    const on = toDay(await bookFirstDay(server.container, applicationId));
    await sendNotices();
    goTo(on);
    await meetConditions(server.container, applicationId);
    const stored = await findApplication(server.container.database.db, applicationId);
    const disbursement = { ...stored?.document.disbursement, firstDraw: 12_345 };
    await changeDocument(server, applicationId, { disbursement });
    await refreshOpenLoans(server.container);
    expect(await close(applicationId)).toEqual({ kind: 'waiting', duties: ['closingFigures'] });
    await sendNotices();
    const shown = (await browser.query('signing.papers')).data as { kind: string }[];
    expect(shown.filter(({ kind }) => kind === 'closingFigures')).toHaveLength(1);
    expect(await textOf(browser, 'closingFigures')).toContain('$12,345.00');
    expect(await close(applicationId)).toEqual({ kind: 'waiting', duties: ['closingFigures'] });
    goTo(addBusinessDays({ from: today(), count: 1, kind: 'banking' }));
    await meetConditions(server.container, applicationId);
    expect(await close(applicationId)).toEqual({ kind: 'opened' });
  });

  it('does not close without the notice or the figures, whatever day it is', async () => {
    const { applicationId } = await submitted();
    await meetConditions(server.container, applicationId);
    const [on] = (await choicesOf(applicationId)).days;
    if (!on) throw new Error('no day');
    await bookClosing(server.container, { applicationId, actor: 'borrower' }, { on, time: '09:00', place: 'office' });
    goTo(on);
    expect(await close(applicationId)).toEqual({ kind: 'waiting', duties: ['homesteadNotice', 'closingFigures'] });
  });

  it('closes no earlier when its figures come by mail', async () => {
    const { applicationId } = await submitted();
    await server.container.database.pool.query('DELETE FROM signers WHERE application_id = $1', [applicationId]);
    await meetConditions(server.container, applicationId);
    await bookFirstDay(server.container, applicationId);
    await sendNotices();
    await server.container.database.pool.query(`UPDATE notice_deliveries SET sent_on = $2 WHERE application_id = $1`, [
      applicationId,
      today(),
    ]);
    const mailed = addBusinessDays({ from: today(), count: 3, kind: 'banking' });
    const { days } = await choicesOf(applicationId);
    expect(days[0] !== undefined && days[0] >= addDays(mailed, 12)).toBe(true);
  });
});
