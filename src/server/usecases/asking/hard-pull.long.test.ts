import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDay } from '#entities/values/day.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { hardPullOf } from '../conditions/hard-pull-of.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import type { LoanFactEntries } from '../facts/loan-fact-entries.ts';
import { checkAcceptedTerms } from '../shared/accepted-terms.ts';
import { orderHardCredit } from './order-hard-credit.ts';

/** The first policy that wants a hard pull before closing. */
const SINCE = toDay('2026-11-19');
const HARD_CREDIT = 428;

let server: TestServer;
let una: TestBrowser;
let pat: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  while (server.container.clock.today() < addDays(SINCE, 1)) passDays(server, 1);
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  pat = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const decisionOf = async (loanId: string) => (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
const decide = async ({ loanId }: DeskLoan, change: object) => {
  const { runs, decided } = await decisionOf(loanId);
  const said = { run: runs[0]?.run, seenDecisionId: decided?.id ?? null, amount: null, note: null, ...change };
  return (await una.mutate('loanDecision.record', { loanId, ...said })).data;
};
const entriesOf = async (loanId: string) =>
  (await pat.query('loanFile.factEntries', { loanId })).data as LoanFactEntries;
const query = async (text: string, values: unknown[]) =>
  (await server.container.database.pool.query(text, values)).rows;
const openCodes = async (loanId: string): Promise<number[]> =>
  (
    await query(
      "SELECT code FROM conditions WHERE application_id = $1 AND is_asked AND state NOT IN ('accepted', 'waived')",
      [loanId],
    )
  ).map(({ code }) => code);
const standing = async (loanId: string) => {
  const { db } = server.container.database;
  const stored = await findApplication(db, loanId);
  if (!stored) throw new Error('no loan');
  return { terms: await checkAcceptedTerms(db, stored), pull: await hardPullOf(db, stored) };
};
const hardRows = (loanId: string) =>
  query("SELECT kind, person, look, outcome FROM reports WHERE application_id = $1 AND look = 'hard'", [loanId]);
/** The order goes out with the approval: a job sends it. */
const settled = (loanId: string) =>
  expect
    .poll(async () => (await hardRows(loanId)).map(({ outcome }) => outcome !== 'asking'), { timeout: 30_000 })
    .toEqual([true]);
const approved = async (name: string): Promise<DeskLoan> => {
  const loan = await deskLoan(server, name);
  expect((await standing(loan.loanId)).pull).toEqual({ kind: 'planned' });
  expect(await decide(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'recorded' });
  await settled(loan.loanId);
  return loan;
};
describe('the hard pull before closing', () => {
  it('is ordered with the approval, once, and told apart from the soft one', async () => {
    const { loanId } = await approved('homeowner-with-one-job');
    expect(await orderHardCredit(server.container, loanId)).toBe('notNeeded');
    expect(await hardRows(loanId)).toEqual([
      { kind: 'singleCredit', person: 'borrower', look: 'hard', outcome: 'found' },
    ]);
    const { creditReports, hardPull } = await entriesOf(loanId);
    expect(creditReports.map(({ look }) => look)).toEqual(['soft', 'hard']);
    expect(hardPull).toBe('confirmed');
    await expect.poll(() => openCodes(loanId)).not.toContain(HARD_CREDIT);
  });

  it('is a new run; the accepted line stands at its terms while it passes, whatever the score would cost now', async () => {
    const loan = await deskLoan(server, 'score-fell-before-closing');
    const before = (await decisionOf(loan.loanId)).runs.length;
    await decide(loan, { kind: 'conditionallyApproved' });
    await settled(loan.loanId);
    const { runs } = await decisionOf(loan.loanId);
    expect(runs.length).toBeGreaterThan(before);
    expect(runs[0]?.decision.figures.score).toBe(704);
    expect(await standing(loan.loanId)).toMatchObject({ terms: { kind: 'confirmed' }, pull: { kind: 'confirmed' } });
  });

  it('stops closing and funding where the accepted line fails on it, until staff counter or deny with the notice', async () => {
    const loan = await approved('new-loan-before-closing');
    const { loanId } = loan;
    expect(await standing(loanId)).toMatchObject({
      terms: { kind: 'failing', rules: ['dti'] },
      pull: { kind: 'failing' },
    });
    await expect.poll(() => openCodes(loanId)).toContain(HARD_CREDIT);
    // What was sent stays as it was shown.
    const [{ document }] = await query('SELECT document FROM applications WHERE id = $1', [loanId]);
    expect(JSON.stringify(document)).not.toContain('Lakeside Marine');
    const { runs } = await decisionOf(loanId);
    expect(runs[0]?.decision.outcome).toBe('fail');
    expect(await decide(loan, { kind: 'denied' })).toEqual({ kind: 'recorded' });
    const notices = await query(
      "SELECT kind FROM notice_deliveries WHERE application_id = $1 AND kind = 'adverseAction'",
      [loanId],
    );
    expect(notices.length).toBeGreaterThan(0);
  });

  it('needs everyone’s authorization, and takes both on one report', async () => {
    const { loanId } = await deskLoan(server, 'worked-example-couple');
    const { container } = server;
    const people = await query('SELECT DISTINCT person FROM consents WHERE application_id = $1 AND kind = $2', [
      loanId,
      'hardPull',
    ]);
    expect(people.map(({ person }) => person).toSorted()).toEqual(['borrower', 'coborrower']);
    await query(
      "UPDATE consents SET retired_at = now() WHERE application_id = $1 AND kind = 'hardPull' AND person = 'coborrower'",
      [loanId],
    );
    expect(await decide({ loanId } as DeskLoan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'recorded' });
    expect(await orderHardCredit(container, loanId)).toBe('noConsent');
    expect(await hardRows(loanId)).toEqual([]);
    expect(await openCodes(loanId)).toContain(HARD_CREDIT);
    await query("UPDATE consents SET retired_at = NULL WHERE application_id = $1 AND kind = 'hardPull'", [loanId]);
    // A second order, by a colleague with the same page, asks nobody again.
    for (const kind of ['found', 'notNeeded'])
      expect((await pat.mutate('loanFacts.orderCredit', { loanId })).data).toEqual({ kind });
    expect(await hardRows(loanId)).toEqual([
      { kind: 'jointCredit', person: 'borrower', look: 'hard', outcome: 'found' },
    ]);
    const { creditReports } = await entriesOf(loanId);
    expect(creditReports.at(-1)).toMatchObject({ people: ['borrower', 'coborrower'], look: 'hard' });
    expect((await standing(loanId)).pull.kind).toBe('confirmed');
  });

  it('changes nothing while the bureau is away, and staff see why', async () => {
    const loan = await deskLoan(server);
    const admin = server.browser();
    await admin.mutate('sandbox.setSwitch', { vendor: 'creditBureau', behaviour: 'down' });
    await decide(loan, { kind: 'conditionallyApproved' });
    await settled(loan.loanId);
    const { creditReports, hardPull } = await entriesOf(loan.loanId);
    expect([hardPull, creditReports.at(-1)?.outcome]).toEqual(['missing', 'unavailable']);
    expect((await standing(loan.loanId)).terms.kind).toBe('confirmed');
    const cancelled = `jsonb_set(document, '{closing,cancelledOn}', '"2026-11-02"')`;
    await query(`UPDATE applications SET document = ${cancelled} WHERE id = $1`, [loan.loanId]);
    await admin.mutate('sandbox.setSwitch', { vendor: 'creditBureau', behaviour: 'found' });
    // An inquiry on a loan that was canceled meanwhile would serve nobody.
    expect(await orderHardCredit(server.container, loan.loanId)).toBe('notNeeded');
    expect((await hardRows(loan.loanId)).map(({ outcome }) => outcome)).toEqual(['unavailable']);
  });

  it('may be ordered again under the same authorization once a freeze is lifted', async () => {
    const loan = await deskLoan(server);
    const admin = server.browser();
    await admin.mutate('sandbox.setSwitch', { vendor: 'creditBureau', behaviour: 'frozen' });
    await decide(loan, { kind: 'conditionallyApproved' });
    await settled(loan.loanId);
    expect((await hardRows(loan.loanId)).map(({ outcome }) => outcome)).toEqual(['frozen']);
    expect((await standing(loan.loanId)).pull.kind).toBe('missing');
    await admin.mutate('sandbox.setSwitch', { vendor: 'creditBureau', behaviour: 'found' });
    expect((await pat.mutate('loanFacts.orderCredit', { loanId: loan.loanId })).data).toEqual({ kind: 'found' });
    expect((await standing(loan.loanId)).pull.kind).toBe('confirmed');
  });
});
