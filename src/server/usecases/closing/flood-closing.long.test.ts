import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, daysBetween, toDay } from '#entities/values/day.ts';
import { floridaCondoInTrust } from '#sandbox/personas/florida-condo-in-trust.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { openPacket, pressAll, readConsentCode, signClosing } from '#testing/sign-papers.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { changeReport } from '#testing/stored/change-sealed.ts';
import { determineFlood } from '#testing/stored/determine-flood.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { markLateClocks } from '../clocks/mark-late-clocks.ts';
import { refreshOpenLoans } from '../clocks/refresh-open-loans.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import { clocksOf } from '../shared/clocks.ts';
import type { LoanClosing } from './loan-closing.ts';
import { recordClosingPapers } from './open-account.ts';

let server: TestServer;
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  passDays(server, Math.max(0, daysBetween(today(), TEXTS_ON)));
});
afterAll(() => server.close());

const today = (): Day => server.container.clock.today();
const close = (applicationId: string) => recordClosingPapers(server.container, { applicationId, owner: 'borrower' });
const openedOn = async (loanId: string) =>
  ((await processor.query('loanFile.closing', { loanId })).data as LoanClosing).closing.accountOpenedOn;
const closingOf = async (loanId: string) =>
  (await processor.query('loanFile.closing', { loanId })).data as { waits: { duty: string; from: Day | null }[] };

describe('a home in a flood zone', () => {
  it('that was told of with the agreement closes ten days after the signature', async () => {
    const browser = server.browser();
    await browser.mutate('sandbox.become', { name: floridaCondoInTrust.name, step: 'disclosures' });
    const { hitchLoan } = (await browser.query('application.current')).data as { hitchLoan: { id: string } };
    expect(await closingOf(hitchLoan.id)).toMatchObject({ waits: [{ duty: 'floodNotice', from: null }] });
    const view = await openPacket(browser, 'funnel');
    await browser.mutate('signing.consent', { code: await readConsentCode(browser, view) });
    await browser.mutate('signing.adopt', { signature: { form: 'typed', name: view.name } });
    await pressAll(browser, 'funnel');
    const from = addDays(today(), 10);
    expect(await closingOf(hitchLoan.id)).toMatchObject({ waits: [{ duty: 'floodNotice', from }] });
  });

  it('found by staff after the agreement is told of by a notice, and closes ten days after it', async () => {
    const { loanId, applicant } = await deskLoan(server, homeownerWithOneJob.name);
    await meetConditions(server.container, loanId);
    const zone = { zone: 'AE', communityNumber: '470040', communityName: 'Metro Nashville', mapPanel: '47037C0241H' };
    const determination = { ...zone, mapPanelOn: toDay('2017-04-05'), participates: true, determinedOn: today() };
    const form = await sendLenderFile(processor, { loanId, about: 'floodDetermination', name: 'Form 81-93.pdf' });
    const { fileId } = (await form.json()) as { fileId: string };
    const { facts } = (await processor.query('loanFile.open', { loanId })).data as { facts: { flood: object } };
    const record = async (change: object = {}) =>
      processor.mutate('loanMoney.recordFlood', { loanId, determination, fileId, seen: facts.flood, ...change });
    expect((await record({ fileId: '00000000-0000-4000-8000-000000000000' })).data).toEqual({ kind: 'fileMissing' });
    const later = { ...determination, determinedOn: addDays(today(), 1) };
    expect((await record({ determination: later })).data).toEqual({ kind: 'inFuture' });
    expect((await record({ determination: { ...determination, mapPanel: '' } })).status).toBe(400);
    expect((await record({ seen: null })).data).toEqual({ kind: 'changedMeanwhile' });
    expect((await record()).data).toEqual({ kind: 'recorded' });
    expect(await closingOf(loanId)).toMatchObject({ waits: [{ duty: 'floodNotice', from: null }] });
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    const clocks = await clocksOf(server.container, { applicationId: loanId });
    expect(clocks.find(({ kind }) => kind === 'floodNotice')).toMatchObject({ metBy: 'noticeSent', isLate: false });
    expect(clocks.find(({ kind }) => kind === 'floodWait')).toMatchObject({ state: 'calm', startedOn: today() });
    expect(await closingOf(loanId)).toMatchObject({ waits: [{ duty: 'floodNotice', from: addDays(today(), 10) }] });
    const booked = toDay(await bookFirstDay(server.container, loanId));
    passDays(server, 9);
    // The flood policy is now asked for before closing.
    expect(['conditionsOpen', 'waiting']).toContain((await close(loanId)).kind);
    await meetConditions(server.container, loanId);
    expect(await close(loanId)).toEqual({ kind: 'waiting', duties: ['floodNotice'] });
    passDays(server, 1);
    await markLateClocks(server.container);
    // Received is not acknowledged: the signature is.
    expect(await close(loanId)).toEqual({ kind: 'waiting', duties: ['floodAcknowledgment'] });
    passDays(server, Math.max(0, daysBetween(today(), booked)));
    await signClosing(applicant);
    expect(await openedOn(loanId)).toBe(today());
  });

  it('found while the closing papers are open is acknowledged with them', async () => {
    const { loanId, applicant } = await deskLoan(server, homeownerWithOneJob.name);
    passDays(server, daysBetween(today(), toDay(await bookFirstDay(server.container, loanId))));
    await meetConditions(server.container, loanId);
    const kinds = async () => (await openPacket(applicant, 'closing')).papers.map(({ kind }) => kind);
    expect(await kinds()).not.toContain('floodNotice');
    await determineFlood(server, { applicationId: loanId, flood: floridaCondoInTrust.facts.flood });
    await refreshOpenLoans(server.container);
    await sendDueNotices(server.container);
    await mailsAccepted(server);
    passDays(server, 10);
    await meetConditions(server.container, loanId);
    expect(await kinds()).toContain('floodNotice');
    await signClosing(applicant);
    expect(await openedOn(loanId)).toBe(today());
  });
});

it('a home without a determination does not close', async () => {
  const { loanId } = await deskLoan(server, homeownerWithOneJob.name);
  await bookFirstDay(server.container, loanId);
  await meetConditions(server.container, loanId);
  await changeReport(server.container.database, { applicationId: loanId, kind: 'flood' }, () => ({ kind: 'notFound' }));
  expect(await close(loanId)).toEqual({ kind: 'waiting', duties: ['floodZone'] });
  await determineFlood(server, { applicationId: loanId, flood: homeownerWithOneJob.facts.flood });
  expect(await close(loanId)).toEqual({ kind: 'opened' });
});
