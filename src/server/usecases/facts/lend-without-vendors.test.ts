import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import type { LenderFileAbout } from '#entities/facts/lender-file.ts';
import type { Day } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { isBusinessDay } from '#rules/calendar/business-days.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { addEnteredReport } from '#server/db/repos/application/reports.ts';
import { makeSealKey } from '#server/documents/seal-key.ts';
import { TEXTS_ON } from '#server/documents/testing/sample-documents.ts';
import { bookFirstDay } from '#testing/closing.ts';
import { waiveByTwo } from '#testing/conditions/waive-by-two.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { testClock } from '#testing/operate/test-clock.ts';
import { confirmPayoffsByHand, payByHand } from '#testing/payments/pay-by-hand.ts';
import { type PersonaLead, personaLead } from '#testing/persona-lead.ts';
import { productionSettings } from '#testing/production-settings.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { floodFormOf, hardReportOfAlma, reportsOfAlma } from '#testing/vendors/entered-reports.ts';
import { sanctionsFolder } from '#testing/vendors/sanctions-folder.ts';
import { giveConsent } from '../asking/give-consent.ts';
import { sendDueNotices } from '../clocks/send-due-notices.ts';
import type { LoanClosing } from '../closing/loan-closing.ts';
import { recordClosingPapers } from '../closing/open-account.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import { knownAddress } from '../shared/known-address.ts';

type StaffBrowser = Awaited<ReturnType<typeof staffBrowser>>;

let list: Awaited<ReturnType<typeof sanctionsFolder>>;
let server: TestServer;
let processor: StaffBrowser;
let officer: StaffBrowser;
let underwriter: StaffBrowser;
let second: StaffBrowser;
let manager: StaffBrowser;

const clock = testClock();
const today = (): Day => clock.today();
const pass = async (more: number) => {
  clock.move(more);
  await list.fetched(clock.now());
};

beforeAll(async () => {
  list = await sanctionsFolder();
  while (today() < TEXTS_ON) await pass(1);
  const seal = makeSealKey('Prairie', new Date());
  const settings = {
    ...productionSettings,
    PAPER_SEAL_P12: seal.p12.toString('base64'),
    PAPER_SEAL_PASSPHRASE: seal.passphrase,
    SANCTIONS: 'file',
    SANCTIONS_DIR: list.folder,
  };
  server = await startTestServer(settings, undefined, { clock });
  const lender = { scopeKind: 'lender' } as const;
  processor = await staffBrowser(server, [{ role: 'processor', ...lender }]);
  officer = await staffBrowser(server, [{ role: 'loanOfficer', ...lender }]);
  underwriter = await staffBrowser(server, [{ role: 'underwriter', ...lender }]);
  second = await staffBrowser(server, [{ role: 'underwriter', ...lender }]);
  manager = await staffBrowser(server, [{ role: 'manager', ...lender }]);
});
afterAll(async () => {
  await server.close();
  await list.remove();
});

/** Alma, who typed everything herself, on a server without a single vendor. */
const submitted = async (): Promise<PersonaLead> => {
  const lead = await personaLead(server, homeownerWithOneJob, 'applicationSubmitted', { isByHand: true });
  const { container } = server;
  const { applicationId } = lead;
  for (const kind of ['softPull', 'hardPull'] as const)
    await container.database.transact((tx) =>
      giveConsent(container, { tx, applicationId, person: 'borrower', kind, address: null }),
    );
  return lead;
};

const decisionOf = async (loanId: string) =>
  (await underwriter.mutate('loanFile.decision', { loanId })).data as LoanDecision;

const decide = async (loanId: string, kind: 'approved' | 'conditionallyApproved') => {
  const { runs, decided, proposed } = await decisionOf(loanId);
  const seenDecisionId = (proposed ?? decided)?.id ?? null;
  const asked = { kind, run: runs[0]?.run, seenDecisionId, amount: null, note: null };
  return (await underwriter.mutate('loanDecision.record', { loanId, ...asked })).data as {
    kind: string;
    blocks?: string[];
  };
};

/** Staff add the report they ordered; the scanner of this test is away, so it is checked by hand. */
const fileReport = async (loanId: string, about: LenderFileAbout): Promise<string> => {
  const sent = await sendLenderFile(processor, { loanId, about, name: `${about}.pdf` });
  const { fileId } = (await sent.json()) as { fileId: string };
  await server.container.database.pool.query("UPDATE files SET state = 'clean' WHERE id = $1", [fileId]);
  return fileId;
};

const enter = async (loanId: string, fact: EnteredFact) => {
  const fileId = await fileReport(loanId, 'creditReport');
  return (await processor.mutate('loanFacts.enter', { loanId, fact, fileId })).data as { kind: string };
};

type Entries = { entries: { id: string; kind: string; state: string }[] };
const confirmAll = async (loanId: string) => {
  const { entries } = (await officer.query('loanFile.factEntries', { loanId })).data as Entries;
  for (const { id } of entries.filter(({ state }) => state === 'waiting'))
    expect((await officer.mutate('loanFacts.settle', { loanId, entryId: id, declineReason: null })).data).toEqual({
      kind: 'inForce',
    });
};

const enterFlood = async (loanId: string) => {
  const fileId = await fileReport(loanId, 'floodDetermination');
  return (await processor.mutate('loanMoney.recordFlood', { loanId, determination: floodFormOf(today()), fileId }))
    .data;
};

it('approves nothing on a value alone, however well the rest was stated', async () => {
  const { applicationId: loanId } = await submitted();
  expect(await decide(loanId, 'conditionallyApproved')).toMatchObject({ kind: 'blocked' });
  const { container } = server;
  await container.database.transact(async (tx) => {
    const stored = await findApplication(tx, loanId);
    const address = stored && knownAddress(stored.document);
    const answers = [{ model: 'modelOne', value: 455_000, low: null, high: null, fsd: 8, asOf: today() }];
    const answer = { kind: 'found', address, answers, winner: 'modelOne' };
    const at = {
      applicationId: loanId,
      person: 'borrower',
      kind: 'avmCascade',
      idempotencyKey: `one/${loanId}`,
    } as const;
    await addEnteredReport(tx, { ...at, ring: container.ring, answer });
  });
  for (const kind of ['conditionallyApproved', 'approved'] as const)
    expect(await decide(loanId, kind)).toMatchObject({
      kind: 'blocked',
      blocks: expect.arrayContaining(['factsOpen']),
    });
});

const conditionsOf = async (loanId: string) =>
  (await processor.query('loanFile.conditions', { loanId })).data as LoanCondition[];

/** Everything else a line waits for, as the portal does it: documents seen, tasks done, notices on their way. */
const meetTheRest = async (loanId: string) => {
  for (const { key, code, state, changedAt, canBeWaived } of await conditionsOf(loanId)) {
    if (isMet(state)) continue;
    const at = { loanId, key, seen: changedAt };
    if (code === 610) {
      const fileId = await fileReport(loanId, 'militaryStatus');
      const step = { step: 'notOnActiveDuty', on: today(), note: 'Searched.', fileId };
      await processor.mutate('loanWork.verifyCondition', { ...at, ...step });
    } else if (canBeWaived) await waiveByTwo([underwriter, second], { loanId, condition: { key, changedAt } });
    else await underwriter.mutate('loanWork.decideCondition', { ...at, decision: { kind: 'accept' } });
  }
};

/** Nobody agreed to electronic notices here: the letter about the score goes on paper. */
const mailLetters = async () => {
  await sendDueNotices(server.container);
  const { rows } = (await processor.query('letters.page', { cursor: null })).data as { rows: { id: string }[] };
  const { data } = await processor.mutate('letters.print', { ids: rows.map(({ id }) => id) });
  const { batchId } = data as { batchId: string };
  expect((await processor.mutate('letters.markMailed', { batchId })).data).toMatchObject({ kind: 'mailed' });
};

it('goes from nothing known to funded on facts that staff entered, each from its document and under four eyes', async () => {
  const { applicationId: loanId, browser } = await submitted();
  // Nobody was asked, and the applicant is not told otherwise.
  const { pulls } = (await browser.query('application.pulls')).data as { pulls: { state: string }[] };
  expect(new Set(pulls.map(({ state }) => state))).toEqual(new Set(['byStaff']));
  const asked = (await conditionsOf(loanId)).filter(({ owner }) => owner === 'lender');
  expect(asked.map(({ code }) => code)).toEqual(expect.arrayContaining([423, 424, 425, 426, 427]));

  // One person's word is not enough for credit, value and title.
  for (const fact of reportsOfAlma(today())) {
    expect(await enter(loanId, fact)).toEqual({ kind: 'waiting' });
    expect(await enter(loanId, fact)).toEqual({ kind: 'waitingAlready' });
  }
  expect(await enterFlood(loanId)).toEqual({ kind: 'recorded' });
  expect((await decide(loanId, 'conditionallyApproved')).blocks).toContain('factsOpen');
  const { entries } = (await processor.query('loanFile.factEntries', { loanId })).data as Entries;
  expect(
    (await processor.mutate('loanFacts.settle', { loanId, entryId: entries[0]?.id, declineReason: null })).data,
  ).toEqual({ kind: 'samePerson' });
  await confirmAll(loanId);

  const { runs } = await decisionOf(loanId);
  expect(runs[0]?.decision.facts).toEqual([
    { fact: 'credit', person: 'borrower', source: 'staff', outcome: 'pass' },
    { fact: 'value', person: null, source: 'staff', outcome: 'pass' },
    { fact: 'title', person: null, source: 'staff', outcome: 'pass' },
    { fact: 'flood', person: null, source: 'staff', outcome: 'pass' },
    { fact: 'income', person: null, source: null, outcome: 'unknown' },
  ]);
  expect(runs[0]?.decision.figures).toMatchObject({
    score: 750,
    scoreSource: 'scored',
    value: 455_000,
    liens: 208_700,
  });
  expect(await decide(loanId, 'conditionallyApproved')).toEqual({ kind: 'recorded' });

  // Nobody can be asked for the hard pull either.
  expect(await enter(loanId, hardReportOfAlma(today()))).toEqual({ kind: 'waiting' });
  await confirmAll(loanId);

  // Stated income does not fund a line.
  expect(await decide(loanId, 'approved')).toMatchObject({ blocks: expect.arrayContaining(['factsOpen']) });
  const stored = await findApplication(server.container.database.db, loanId);
  const jobs = stored?.document.borrower.employments ?? [];
  const amounts = jobs.map(({ id }) => ({ subject: id, monthly: toDollars(8000) }));
  expect(await enter(loanId, { kind: 'income', person: 'borrower', amounts })).toEqual({ kind: 'waiting' });
  await confirmAll(loanId);
  const verified = { income: 800_000, isIncomeVerified: true };
  expect((await decisionOf(loanId)).runs[0]?.decision.figures).toMatchObject(verified);
  expect((await conditionsOf(loanId)).filter(({ code }) => code >= 423 && code <= 428)).toEqual([]);

  await meetTheRest(loanId);
  expect(await decide(loanId, 'approved')).toEqual({ kind: 'recorded' });
  const on = await bookFirstDay(server.container, loanId);
  while (today() < on) await pass(1);
  const signed = await recordClosingPapers(server.container, { applicationId: loanId, owner: 'borrower' });
  expect(signed).toEqual({ kind: 'opened' });
  await pass(7);
  while (!isBusinessDay(today(), 'banking')) await pass(1);
  await meetTheRest(loanId);
  await mailLetters();
  const closing = async () => (await manager.query('loanFile.closing', { loanId })).data as LoanClosing;
  // Nobody pays a creditor on a balance: the letter says how much, and a second person has read it too.
  const file = () => fileReport(loanId, 'payoffLetter');
  await confirmPayoffsByHand({ processor, officer }, { loanId, on: today(), file });
  const { plan } = await closing();
  for (const staff of [manager, processor])
    expect((await staff.mutate('loanMoney.agree', { loanId, plan })).data).toEqual({ kind: 'agreed' });
  expect((await manager.mutate('loanMoney.fund', { loanId })).data).toEqual({ kind: 'released' });
  expect(await closing()).toMatchObject({ releasedOn: today(), fundedOn: null });
  await payByHand(manager, { loanId, on: today() });
  expect((await closing()).fundedOn).toBe(today());
});
