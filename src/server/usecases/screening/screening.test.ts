import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import { toDay } from '#entities/values/day.ts';
import { aDebt } from '#rules/testing/builders.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanClosing } from '../closing/loan-closing.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import type { LoanScreening } from './loan-screening.ts';
import { screenOpenLoans } from './screen-open-loans.ts';

let server: TestServer;
let una: Awaited<ReturnType<typeof staffBrowser>>;
let uri: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  uri = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  manager = await staffBrowser(server, [{ role: 'manager', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const change = (loanId: string, to: (document: Application) => Partial<Application>) =>
  server.container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, loanId);
    if (!stored) throw new Error('no loan');
    await saveApplication(tx, { ...stored, document: { ...stored.document, ...to(stored.document) } });
  });
const listedLoan = async (person: Partial<Application['borrower']> = {}) => {
  const loan = await deskLoan(server);
  await change(loan.loanId, ({ borrower }) => ({
    borrower: { ...borrower, firstName: 'Raúl', lastName: 'Gorrín', ...person },
  }));
  return loan;
};
const query = async (text: string, values: unknown[]) =>
  (await server.container.database.pool.query(text, values)).rows;

const decision = async (loanId: string) => (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
const approve = async (loanId: string, kind = 'conditionallyApproved') => {
  const { runs, decided, proposed } = await decision(loanId);
  const shown = { loanId, run: runs[0]?.run, seenDecisionId: (proposed ?? decided)?.id ?? null };
  return (await una.mutate('loanDecision.record', { ...shown, kind, amount: null, note: null })).data;
};
const screening = async (loanId: string, staff = una) =>
  (await staff.query('loanFile.screening', { loanId })).data as LoanScreening;
const blocksOf = async (loanId: string) =>
  ((await manager.mutate('loanMoney.fund', { loanId })).data as { blocks: string[] }).blocks;
const isListMet = async (loanId: string) =>
  ((await una.query('loanFile.closing', { loanId })).data as LoanClosing).checklist.find(
    ({ rule }) => rule === 'sanctionsOpen',
  )?.isMet;

/** The first match on the loan, as the card sends it back. */
const matchOf = async (loanId: string) => {
  const party = (await screening(loanId)).parties.find(({ matches }) => matches.length > 0);
  return { loanId, screeningId: party?.screening?.id, entryId: party?.matches[0]?.entry.id };
};
const REASON = 'Born in another year, and another country.';
const clear = async (loanId: string, staff: TestBrowser) =>
  staff.mutate('loanScreening.clearMatch', { ...(await matchOf(loanId)), reason: REASON });
const confirm = async (loanId: string, staff: TestBrowser) =>
  staff.mutate('loanScreening.confirmMatch', { ...(await matchOf(loanId)), reason: 'Same passport number.' });
const outdate = (loanId: string) =>
  query(`UPDATE screenings SET list_version = 'older' WHERE application_id = $1`, [loanId]);
const countOf = async (loanId: string) =>
  (await query('SELECT 1 FROM screenings WHERE application_id = $1', [loanId])).length;
const blocked = { kind: 'blocked', blocks: ['sanctionsOpen'] };

it('is needed before approval and again before money moves, on a new list too, and never without a list', async () => {
  const { loanId } = await deskLoan(server);
  const setSwitch = (behaviour: string) =>
    server.browser().mutate('sandbox.setSwitch', { vendor: 'sanctions', behaviour });
  for (const [behaviour, problem] of [
    ['down', 'missing'],
    ['thin', 'incomplete'],
  ] as const) {
    await setSwitch(behaviour);
    expect(await screening(loanId)).toMatchObject({ state: 'unknown', list: { kind: 'unknown', problem } });
    expect(await approve(loanId)).toEqual(blocked);
    expect(await blocksOf(loanId)).toContain('sanctionsOpen');
  }
  await setSwitch('found');
  expect((await screening(loanId)).parties[0]?.state).toBe('missing');
  expect(await isListMet(loanId)).toBe(false);
  expect(await approve(loanId)).toEqual({ kind: 'recorded' });
  expect(await isListMet(loanId)).toBe(true);
  expect(await screening(loanId)).toMatchObject({
    state: 'clear',
    list: { kind: 'found', publishedOn: '2026-09-18', version: expect.stringMatching(/^[0-9a-f]{12}$/) },
    parties: [
      { role: 'borrower', state: 'clear', matches: [] },
      { role: 'payee', name: 'Union Card', state: 'clear', matches: [] },
    ],
  });
  const parties = await countOf(loanId);
  await outdate(loanId);
  expect(await isListMet(loanId)).toBe(false);
  expect(await blocksOf(loanId)).not.toContain('sanctionsOpen');
  expect(await countOf(loanId)).toBe(parties * 2);
  await outdate(loanId);
  await screenOpenLoans(server.container);
  expect(await isListMet(loanId)).toBe(true);
  await screenOpenLoans(server.container);
  expect(await countOf(loanId)).toBe(parties * 3);
});

it('a possible match is cleared by two different people with a reason each, all of it on record', async () => {
  const { loanId } = await listedLoan();
  expect(await approve(loanId)).toEqual(blocked);
  expect(await blocksOf(loanId)).toContain('sanctionsOpen');
  expect((await screening(loanId)).parties[0]).toMatchObject({
    role: 'borrower',
    state: 'review',
    matches: [
      {
        state: 'open',
        parts: 2,
        score: 100,
        listedName: 'GORRIN, Raul',
        entry: { births: [{ text: '22 Nov 1968' }], programs: ['VENEZUELA-EO13850'] },
      },
    ],
  });
  for (const role of ['manager', 'processor', 'auditor'] as const)
    expect((await clear(loanId, await staffBrowser(server, [{ role, scopeKind: 'lender' }]))).status).toBe(403);
  expect((await confirm(loanId, una)).status).toBe(403);
  const seen = await matchOf(loanId);
  expect((await una.mutate('loanScreening.clearMatch', { ...seen, reason: ' ' })).status).toBe(400);
  await outdate(loanId);
  await approve(loanId);
  expect((await una.mutate('loanScreening.clearMatch', { ...seen, reason: REASON })).data).toEqual({
    kind: 'changedMeanwhile',
  });
  expect((await clear(loanId, una)).data).toEqual({ kind: 'secondNeeded' });
  expect((await clear(loanId, una)).data).toEqual({ kind: 'reviewedBefore' });
  expect(await approve(loanId)).toEqual(blocked);
  expect((await clear(loanId, uri)).data).toEqual({ kind: 'cleared' });
  expect((await screening(loanId)).parties[0]).toMatchObject({
    state: 'clear',
    matches: [
      {
        state: 'cleared',
        findings: [
          { reason: REASON, isMine: true },
          { reason: REASON, isMine: false },
        ],
      },
    ],
  });
  // A new list with the same entry changes nothing; another birth date does.
  await outdate(loanId);
  expect(await approve(loanId)).toEqual({ kind: 'recorded' });
  expect(await blocksOf(loanId)).not.toContain('sanctionsOpen');
  await change(loanId, ({ borrower }) => ({ borrower: { ...borrower, dateOfBirth: toDay('1968-11-22') } }));
  expect(await blocksOf(loanId)).toContain('sanctionsOpen');
  expect((await screening(loanId)).parties[0]?.matches).toMatchObject([{ hasSameBirthYear: true, state: 'open' }]);
  const events = await query(
    `SELECT kind, body FROM events WHERE application_id = $1 AND kind IN ('screened', 'matchReviewed') ORDER BY seq`,
    [loanId],
  );
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['screened', 'screened', 'matchReviewed', 'matchReviewed', 'screened', 'screened'],
  ]);
  expect(events[0].body).toMatchObject({ matches: 1, listPublishedOn: '2026-09-18' });
  const entry = 'GORRIN BELISARIO, Raul (26199)';
  expect(events[2].body).toMatchObject({ finding: 'different', reason: REASON, entry });
});

it('the same person stops the loan for good, by a manager, and the applicant is told nothing of it', async () => {
  const { loanId, applicant } = await listedLoan();
  await approve(loanId);
  await clear(loanId, una);
  expect((await confirm(loanId, manager)).data).toEqual({ kind: 'stopped' });
  expect((await clear(loanId, uri)).data).toEqual({ kind: 'changedMeanwhile' });
  expect((await confirm(loanId, manager)).data).toEqual({ kind: 'changedMeanwhile' });
  expect((await screening(loanId)).state).toBe('stopped');
  expect(await approve(loanId)).toEqual(blocked);
  // Another name does not bring it back.
  await change(loanId, ({ borrower }) => ({ borrower: { ...borrower, firstName: 'Dana', lastName: 'Whitfield' } }));
  expect(await approve(loanId)).toEqual(blocked);
  expect(await blocksOf(loanId)).toContain('sanctionsOpen');
  const shown = [await applicant.query('loan.hub'), await applicant.query('application.current')];
  expect(shown.map(({ status }) => status)).toEqual([200, 200]);
  expect(JSON.stringify(shown)).not.toMatch(/sanction|screened|GORRIN|26199|passport number/i);
  const mails = await query('SELECT kind FROM outgoing_messages WHERE application_id = $1', [loanId]);
  expect(JSON.stringify(mails)).not.toMatch(/sanction|match|screen/i);
});

it('covers owners, creditors that are paid and the holder of the account, and holds up a second approval', async () => {
  const { loanId } = await deskLoan(server);
  const nameless = aDebt({ id: 'nameless', creditor: null, toBePaidOff: true });
  await change(loanId, () => ({ liabilities: [nameless] }));
  await una.mutate('loanScreening.screen', { loanId });
  expect((await screening(loanId)).parties.map(({ state }) => state)).toContain('nameMissing');
  expect(await blocksOf(loanId)).toContain('sanctionsOpen');
  await change(loanId, ({ disbursement }) => ({
    otherTitleHolders: [{ id: 'o', name: 'Manssor Arbabsiar', email: null }],
    liabilities: [{ ...nameless, creditor: 'National Bank of Cuba' }],
    disbursement: disbursement && { ...disbursement, accountHolder: 'Ramzi Binalshibh' },
  }));
  const { runs } = await decision(loanId);
  const parties = (await screening(loanId)).parties.filter(({ state }) => state === 'review');
  expect(parties.map(({ role, matches }) => [role, matches[0]?.entry.name])).toEqual([
    ['owner', 'ARBABSIAR, Manssor'],
    ['payee', 'BANCO NACIONAL DE CUBA'],
    ['account', 'BINALSHIBH, Ramzi Mohammed Abdullah'],
  ]);
  // Proposed before anyone was screened.
  await query(
    `INSERT INTO decision_proposals (application_id, kind, reasons, terms, run, decided_by, decided_by_name)
     VALUES ($1, 'conditionallyApproved', '[]', NULL, $2, $3, 'Una')`,
    [loanId, runs[0]?.run, una.accountId],
  );
  const decisionId = (await decision(loanId)).proposed?.id;
  expect((await uri.mutate('loanDecision.second', { loanId, decisionId, answer: 'agree', note: null })).data).toEqual({
    kind: 'sanctionsOpen',
  });
});
