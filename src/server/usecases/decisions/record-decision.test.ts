import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionDue } from '#rules/conditions/condition-due.ts';
import { changeDocument, type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { newestMail } from '#testing/leads.ts';
import { applicantsWord } from '#testing/notices/applicants-word.ts';
import { mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { emailOf } from '#testing/stored/stored-people.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDecision } from './loan-decision.ts';

let server: TestServer;
let una: TestBrowser;
let uri: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  uri = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const view = async ({ loanId }: DeskLoan, browser = una) =>
  (await browser.mutate('loanFile.decision', { loanId })).data as LoanDecision;

/** The input from a page that shows the loan's current state. */
const asShown = async (loan: DeskLoan) => {
  const { runs, decided, proposed } = await view(loan);
  return { loanId: loan.loanId, run: runs[0]?.run, seenDecisionId: (proposed ?? decided)?.id ?? null };
};

type Said = { kind: string; amount?: number | null; note?: string | null } & Record<string, unknown>;
const record = async (loan: DeskLoan, said: Said, browser = una) =>
  (await browser.mutate('loanDecision.record', { ...(await asShown(loan)), amount: null, note: null, ...said })).data;

const emailTo = ({ loanId }: DeskLoan): Promise<string> => emailOf(server.container.database, loanId);
const termsBy = async (sql: string, { loanId }: DeskLoan): Promise<unknown> =>
  (await server.container.database.pool.query(sql, [loanId])).rows[0]?.terms?.terms;
const acceptedTermsOf = (loan: DeskLoan) =>
  termsBy('SELECT accepted AS terms FROM offers WHERE application_id = $1 ORDER BY accepted_at DESC', loan);
const counterTermsOf = (loan: DeskLoan) =>
  termsBy("SELECT terms FROM decisions WHERE application_id = $1 AND kind = 'countered'", loan);
const offerChoiceOf = async ({ loanId }: DeskLoan): Promise<Record<string, unknown>> => {
  const { rows } = await server.container.database.pool.query(
    `SELECT document -> 'offerChoice' AS choice FROM applications WHERE id = $1`,
    [loanId],
  );
  return rows[0]?.choice;
};
const clocksOf = async ({ loanId }: DeskLoan): Promise<Record<string, string | null>> => {
  const { rows } = await server.container.database.pool.query(
    'SELECT kind, met_by FROM clocks WHERE application_id = $1',
    [loanId],
  );
  return Object.fromEntries(rows.map(({ kind, met_by }) => [kind, met_by]));
};
const kindsOfPapers = async ({ applicant }: DeskLoan): Promise<string[]> =>
  ((await applicant.query('signing.papers')).data as { kind: string }[]).map(({ kind }) => kind);

describe('a decision', () => {
  it('approves with conditions, closes the funnel, tells the people and ends the clock', async () => {
    const loan = await deskLoan(server);
    const { would, options } = await view(loan);
    expect(would).toBe('conditionallyApproved');
    expect(options.find(({ kind }) => kind === 'denied')?.blocks).toEqual([]);
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'recorded' });
    expect((await loan.applicant.query('application.current')).data).toMatchObject({
      encompassConditionallyApproved: true,
    });
    await newestMail(server, await emailTo(loan), (text) => text.includes('is approved'));
    expect(await clocksOf(loan)).toMatchObject({ creditDecision: 'decided' });
    expect((await view(loan)).decided).toMatchObject({ kind: 'conditionallyApproved', isMine: true });
  });

  it('approves wholly only when nothing is open before the papers', async () => {
    const loan = await deskLoan(server);
    expect(await record(loan, { kind: 'approved' })).toEqual({ kind: 'blocked', blocks: ['conditionsOpen'] });
  });

  it('denies only for a reason, and the reasons are the notice the person reads', async () => {
    const loan = await deskLoan(server);
    expect(await record(loan, { kind: 'denied' })).toEqual({ kind: 'reasonNeeded' });
    await changeDocument(server, loan.loanId, {
      listing: { isListed: true, wasListedLately: null, endedOn: null },
    });
    expect((await view(loan)).reasons).toEqual(['listing']);
    expect(await record(loan, { kind: 'denied' })).toEqual({ kind: 'recorded' });
    expect(await kindsOfPapers(loan)).toContain('adverseAction');
    await newestMail(server, await emailTo(loan), (text) => text.includes('Home for sale now or lately'));
    await mailsAccepted(server);
    expect(await clocksOf(loan)).toMatchObject({ creditDecision: 'noticeSent', adverseActionNotice: 'noticeSent' });
    for (const kind of ['conditionallyApproved', 'withdrawn', 'denied'])
      expect(await record(loan, { kind, note: 'They called.' })).toEqual({ kind: 'ended', end: 'denied' });
  });

  it('offers another line within what the rules allow, in writing, and the borrower can take it', async () => {
    const loan = await deskLoan(server);
    await changeDocument(server, loan.loanId, {
      offerChoice: { ...(await offerChoiceOf(loan)), amount: 390_000 },
    });
    const { most, reasons } = await view(loan);
    expect(reasons.length).toBeGreaterThan(0);
    const tooMuch = await record(loan, { kind: 'countered', amount: (most ?? 0) + 1 });
    expect(tooMuch).toEqual({ kind: 'amountNotPossible', most });
    expect(await record(loan, { kind: 'countered', amount: 58_000 })).toEqual({ kind: 'recorded' });
    expect(await kindsOfPapers(loan)).toContain('counterOffer');
    expect(await clocksOf(loan)).toMatchObject({ counterOffer: null });
    const answer = async (said: string) => (await loan.applicant.mutate('loan.answerCounter', { answer: said })).data;
    expect((await loan.applicant.query('loan.hub')).data).toMatchObject({ decision: { counter: 58_000 } });
    expect(await answer('take')).toEqual({ kind: 'taken' });
    expect(await answer('decline')).toEqual({ kind: 'notOpen' });
    expect(await offerChoiceOf(loan)).toMatchObject({ amount: 58_000 });
    expect(await acceptedTermsOf(loan)).toMatchObject({ offer: { amount: 58_000 } });
    expect(await acceptedTermsOf(loan)).toEqual(await counterTermsOf(loan));
    expect(await clocksOf(loan)).toMatchObject({ counterOffer: 'offerMade' });
    expect(await view(loan)).toMatchObject({ would: 'conditionallyApproved', reasons: [] });
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'recorded' });
  });

  it('suspends with a list of what is missing', async () => {
    const loan = await deskLoan(server);
    expect(await record(loan, { kind: 'suspended' })).toEqual({ kind: 'recorded' });
    expect(await kindsOfPapers(loan)).toContain('incompleteness');
    await newestMail(server, await emailTo(loan), (text) => text.includes('Home insurance'));
  });

  it('denies by judgment for listed reasons, the other one in words, and the notice states them', async () => {
    const loan = await deskLoan(server);
    const other = { kind: 'denied', judgment: ['unverifiedIncome', 'other'] };
    expect(await record(loan, { ...other, otherReason: 'Outside our policy.' })).toEqual({ kind: 'reasonVague' });
    expect(await record(loan, { ...other, otherReason: 'The well is shared.' })).toEqual({ kind: 'recorded' });
    const mail = await newestMail(server, await emailTo(loan), (text) => text.includes('could not be verified'));
    expect(mail).toContain('The well is shared.');
    expect((await view(loan)).decided).toMatchObject({ reasons: ['unverifiedIncome', 'other'] });
  });

  it('offers a smaller line by judgment, and no larger one', async () => {
    const loan = await deskLoan(server);
    const { amount } = await offerChoiceOf(loan);
    const countered = { kind: 'countered', judgment: ['collateral'] };
    const same = await record(loan, { ...countered, amount: Number(amount) });
    expect(same).toEqual({ kind: 'amountNotPossible', most: Number(amount) - 1 });
    expect(await record(loan, { ...countered, amount: Number(amount) - 1000 })).toEqual({ kind: 'recorded' });
    expect(await kindsOfPapers(loan)).toContain('counterOffer');
  });

  it('withdraws only by the applicant’s own word on file, and then nothing more is decided', async () => {
    const loan = await deskLoan(server);
    const other = await deskLoan(server);
    expect(await record(loan, { kind: 'withdrawn', note: 'Dana called on Monday.' })).toEqual({ kind: 'wordNeeded' });
    const theirs = await applicantsWord(server, other.loanId);
    expect(await record(loan, { kind: 'withdrawn', word: theirs })).toEqual({ kind: 'wordNeeded' });
    await loan.applicant.mutate('loan.write', { text: 'Please withdraw my application.' });
    const [word] = (await view(loan)).words;
    expect(word).toMatchObject({ kind: 'message', text: 'Please withdraw my application.' });
    const own = { kind: word?.kind, id: word?.id };
    expect(await record(loan, { kind: 'withdrawn', word: own })).toEqual({ kind: 'recorded' });
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'ended', end: 'withdrawn' });
  });

  it('is not needed where the borrower withdraws on their own page', async () => {
    const loan = await deskLoan(server);
    expect((await loan.applicant.query('loan.hub')).data).toMatchObject({ mayWithdraw: true });
    expect((await loan.applicant.mutate('loan.withdraw', {})).data).toEqual({ kind: 'withdrawn' });
    expect((await loan.applicant.mutate('loan.withdraw', {})).data).toEqual({ kind: 'tooLate' });
    expect((await loan.applicant.query('loan.hub')).data).toMatchObject({
      mayWithdraw: false,
      decision: { kind: 'withdrawn' },
    });
    expect(await clocksOf(loan)).toMatchObject({ creditDecision: 'withdrawn' });
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'ended', end: 'withdrawn' });
  });

  it('is won by one of two who decide at once; the other is told who and when', async () => {
    const loan = await deskLoan(server);
    const shown = { ...(await asShown(loan)), kind: 'conditionallyApproved', amount: null, note: null };
    const answers = await Promise.all([una, uri].map((each) => each.mutate('loanDecision.record', shown)));
    const kinds = answers.map(({ data }) => (data as { kind: string }).kind).sort();
    expect(kinds).toEqual(['decidedMeanwhile', 'recorded']);
    const late = await uri.mutate('loanDecision.record', { ...shown, kind: 'suspended' });
    expect(late.data).toMatchObject({ kind: 'decidedMeanwhile', by: 'Sam underwriter', at: expect.any(Date) });
  });

  it('is refused when the rules say something else than the page showed', async () => {
    const loan = await deskLoan(server);
    const shown = { ...(await asShown(loan)), kind: 'conditionallyApproved', amount: null, note: null };
    await changeDocument(server, loan.loanId, {
      listing: { isListed: true, wasListedLately: null, endedOn: null },
    });
    const { data } = await una.mutate('loanDecision.record', shown);
    expect(data).toEqual({ kind: 'rulesChanged', run: 2 });
    const { runs } = await view(loan);
    expect(runs.map(({ run, decision }) => [run, decision.outcome])).toEqual([
      [2, 'fail'],
      [1, 'pass'],
    ]);
  });
});

it('an approval after weeks leaves what is for closing and funding its days, and the rest its own', async () => {
  const loan = await deskLoan(server);
  const openDays = async () => {
    const { rows } = await server.container.database.pool.query(
      "SELECT request ->> 'priorTo' AS before, due_on::text FROM conditions WHERE application_id = $1 AND is_asked AND state = 'requested'",
      [loan.loanId],
    );
    const of = (...before: string[]) => rows.filter((row) => before.includes(row.before)).map((row) => row.due_on);
    return { papers: of('docs'), after: of('closing', 'funding') };
  };
  const asked = await openDays();
  passDays(server, 15);
  const approvedOn = server.container.clock.today();
  expect(Math.max(...asked.after.map(Date.parse))).toBeLessThan(Date.parse(approvedOn));
  expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'recorded' });
  const { papers, after } = await openDays();
  expect(papers).toEqual(asked.papers);
  expect(after.length).toBe(asked.after.length);
  expect(new Set(after)).toEqual(new Set([conditionDue('funding', approvedOn)]));
});
