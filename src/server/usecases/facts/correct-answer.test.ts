import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerCorrection } from '#entities/facts/entered-fact.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let processor: TestBrowser;
let underwriter: TestBrowser;
let loanId: string;
let applicant: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  ({ loanId, applicant } = await deskLoan(server));
});
afterAll(() => server.close());

const documentOf = async () => (await findApplication(server.container.database.db, loanId))?.document;
const incomeOf = async () => (await documentOf())?.borrower.annualIncome ?? null;
const page = { step: 'isSelfEmployed', person: 'borrower' };
const correct = async (annualIncome: unknown, change: object = {}) => {
  const base = { isSelfEmployed: false, annualIncome: await incomeOf() };
  const asked = { loanId, ...page, base, answers: { ...base, annualIncome }, reason: 'The W-2 says so.', ...change };
  const { data, reason } = await processor.mutate('loanFacts.correct', asked);
  return data ?? reason;
};
const ownCorrections = async () => (await applicant.query('application.corrections')).data as AnswerCorrection[];
const answer = async (id: string, objection: string | null, by = applicant) => {
  const { data, reason } = await by.mutate('application.answerCorrection', { id, objection });
  return data ?? reason;
};

describe('an answer that staff correct', () => {
  it('counts from then on, stays on record as it was, and the applicant is told by whom and why', async () => {
    const before = await incomeOf();
    expect(await correct(91_000)).toEqual({ kind: 'corrected' });
    expect(await incomeOf()).toBe(91_000);
    expect(await ownCorrections()).toMatchObject([
      {
        ...{ step: 'isSelfEmployed', before: { annualIncome: before }, after: { annualIncome: 91_000 } },
        ...{ by: 'Sam processor', reason: 'The W-2 says so.', state: 'told', objection: null },
      },
    ]);
    const { messages } = (await applicant.query('loan.hub')).data as { messages: { from: string; body: string }[] };
    expect(messages.at(-1)).toMatchObject({ from: 'Sam processor', body: expect.stringContaining('The W-2 says so.') });
  });

  it('is confirmed once, by its own person', async () => {
    const [{ id } = { id: '' }] = await ownCorrections();
    const { applicant: stranger } = await deskLoan(server);
    expect(await answer(id, null, stranger)).toBe('notFound');
    expect(await answer(id, null)).toEqual({ kind: 'saved' });
    expect(await answer(id, 'No, it is not.')).toEqual({ kind: 'answeredBefore' });
    expect((await ownCorrections())[0]?.state).toBe('confirmed');
  });

  it('may be objected to, which staff read among the messages and beside the answer', async () => {
    expect(await correct(80_000)).toEqual({ kind: 'corrected' });
    const [{ id } = { id: '' }] = await ownCorrections();
    expect(await answer(id, 'My bonus is missing.')).toEqual({ kind: 'saved' });
    const seen = (await processor.query('loanFile.corrections', { loanId, person: 'borrower' })).data;
    expect(seen).toMatchObject([{ state: 'objected', objection: 'My bonus is missing.' }, { state: 'confirmed' }]);
    const { data } = await processor.query('loanFile.messages', { loanId, person: 'borrower' });
    expect(JSON.stringify(data)).toContain('My bonus is missing.');
  });

  it('holds up every yes and the money while it is objected to, until another person settles it with a reason', async () => {
    const [{ id } = { id: '' }] = await ownCorrections();
    const blocks = async () => {
      const { options } = (await underwriter.mutate('loanFile.decision', { loanId })).data as {
        options: { kind: string; blocks: string[] }[];
      };
      return options.filter((each) => each.blocks.includes('objectionOpen')).map(({ kind }) => kind);
    };
    const task = async () => {
      const { data } = await processor.query('loanFile.conditions', { loanId });
      return (data as { code: number; key: string; state: string; changedAt: Date }[]).filter(
        ({ code }) => code === 429,
      );
    };
    const settle = async (by: TestBrowser, change: object = {}) => {
      const asked = { loanId, correctionId: id, reason: 'The W-2 leaves the bonus out.', ...change };
      const { data, reason } = await by.mutate('loanFacts.settleObjection', asked);
      return data ?? reason;
    };
    expect(await blocks()).toEqual(['approved', 'conditionallyApproved', 'countered']);
    const [opened] = await task();
    expect(opened?.state).toBe('requested');
    const waived = { kind: 'waive', cause: 'doesNotApply', note: 'Not needed here.' };
    const at = { loanId, key: opened?.key, seen: opened?.changedAt, decision: waived };
    expect((await underwriter.mutate('loanWork.decideCondition', at)).data).toEqual({ kind: 'cannotBeWaived' });
    expect(await settle(processor)).toEqual({ kind: 'samePerson' });
    expect(await settle(underwriter, { reason: ' ' })).toBe('invalidInput');
    expect(await settle(underwriter)).toEqual({ kind: 'settled' });
    expect(await settle(underwriter)).toEqual({ kind: 'settledBefore' });
    expect(await blocks()).toEqual([]);
    expect(await task()).toEqual([]);
    expect((await ownCorrections())[0]).toMatchObject({
      ...{ state: 'settled', objection: 'My bonus is missing.' },
      ...{ settlement: 'The W-2 leaves the bonus out.', settledBy: 'Sam underwriter' },
    });
    const { messages } = (await applicant.query('loan.hub')).data as { messages: { body: string }[] };
    expect(messages.at(-1)?.body).toContain('The W-2 leaves the bonus out.');
  });

  it('is refused where it is wrong, the same, or not what the page showed', async () => {
    const kept = await incomeOf();
    expect(await correct(null)).toMatchObject({ kind: 'invalid', issues: [{ path: ['annualIncome'] }] });
    expect(await correct(kept)).toEqual({ kind: 'unchanged' });
    expect(await correct(70_000, { base: { isSelfEmployed: true, annualIncome: 1 } })).toEqual({
      kind: 'changedMeanwhile',
    });
    expect(await correct(70_000, { reason: ' ' })).toBe('invalidInput');
    expect(await incomeOf()).toBe(kept);
  });

  it.each(['creditScore', 'previewOffer', 'loanDisbursement', 'application7', 'nothing'])(
    'is never what a person consents to, accepts or proves: %s',
    async (step) => {
      expect(await correct(70_000, { step })).toBe('invalidInput');
    },
  );

  it('asks outside again where the page does', async () => {
    const { steps } = await import('#funnel/steps.ts');
    const document = await documentOf();
    if (!document) throw new Error('no application');
    const base = steps.application3.read(document, 'borrower');
    const answers = { ...base, yearlyTaxes: 4321 };
    expect(await correct(null, { step: 'application3', base, answers })).toEqual({ kind: 'corrected' });
    expect((await documentOf())?.property.yearlyTaxes).toBe(4321);
  });
});
