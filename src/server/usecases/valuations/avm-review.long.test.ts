import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { toBasisPoints } from '#entities/values/percent.ts';
import { isDrawn } from '#rules/valuation-review/is-drawn.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { addAvmReview, avmReviewsOf } from '#server/db/repos/loan/avm-reviews.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import { drawCode, drawReview } from './draw-review.ts';
import { writtenValuations } from './written-valuations.ts';

let server: TestServer;
let una: TestBrowser;
let otto: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  otto = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const valued = async () => {
  const { loanId } = await deskLoan(server);
  const { db, transact } = server.container.database;
  const stored = await findApplication(db, loanId);
  const written = stored && (await writtenValuations(db, stored));
  const valuation = written?.valuations[0];
  if (!written || !valuation) throw new Error('no valuation');
  return { loanId, db, transact, reportId: written.about, valuation };
};
/** As if the draw had fallen on it. */
const drawn = async () => {
  const { loanId, transact, reportId, valuation } = await valued();
  await transact((tx) =>
    addAvmReview(tx, {
      ...{ reportId, applicationId: loanId, model: valuation.model, share: 10_000, code: '0' },
      ...{ drawnOn: server.container.clock.today(), valuation },
    }),
  );
  return { loanId, reportId };
};
const found = {
  finding: 'tooHigh',
  ownValue: toDollars(500_000),
  comparables: 'Three sales on the same street this year.',
};

describe('a model’s value', () => {
  it('is drawn by a code that an auditor with the key can repeat', async () => {
    const { loanId, db, transact, reportId, valuation } = await valued();
    await transact((tx) => drawReview(server.container, tx, { applicationId: loanId, reportId, valuation }));
    const code = drawCode(server.container, reportId);
    expect(drawCode(server.container, reportId)).toBe(code);
    expect(await avmReviewsOf(db, loanId)).toHaveLength(isDrawn(code, toBasisPoints(1000)) ? 1 : 0);
  });

  it('is reviewed once, by a colleague who did not decide the loan', async () => {
    const { loanId, reportId } = await drawn();
    const { runs, decided } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
    const seen = { loanId, run: runs[0]?.run, seenDecisionId: decided?.id ?? null, amount: null, note: null };
    await una.mutate('loanDecision.record', { ...seen, kind: 'denied', judgment: ['collateral'] });
    const review = (by: TestBrowser, reviewed: object = found) =>
      by.mutate('loanWork.recordAvmReview', { loanId, reportId, reviewed });
    expect((await review(una)).data).toEqual({ kind: 'decidedByYou' });
    expect((await review(otto, { ...found, ownValue: null })).status).toBe(400);
    expect((await review(otto)).data).toEqual({ kind: 'recorded' });
    expect((await review(otto)).data).toEqual({ kind: 'reviewedMeanwhile' });
    const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    expect((await auditor.query('loanFile.avmReviews', { loanId })).data).toMatchObject([
      { reviewed: { finding: 'tooHigh', ownValue: 500_000, by: 'Sam underwriter' } },
    ]);
    expect((await review(auditor)).status).toBe(403);
    const { rows } = await server.container.database.pool.query(
      "SELECT kind FROM events WHERE application_id = $1 AND kind = 'avmReviewed'",
      [loanId],
    );
    expect(rows).toHaveLength(1);
  });

  it('waits in the queue, is counted by its model, and keeps its reviewer from deciding the loan', async () => {
    const { loanId, reportId } = await drawn();
    type Listed = { rows: { loanId: string; model: string }[]; models: { model: string; tooHigh: number }[] };
    const listed = async (by: TestBrowser) => (await by.query('desk.valueReviews', { cursor: null })).data as Listed;
    const before = await listed(otto);
    const [waiting] = before.rows.filter((row) => row.loanId === loanId);
    expect(waiting?.model).toBe('sandboxFirst');
    const partner = await staffBrowser(server, [{ role: 'partner', scopeKind: 'lender' }]);
    expect((await partner.query('desk.valueReviews', { cursor: null })).status).toBe(403);
    expect((await otto.mutate('loanWork.recordAvmReview', { loanId, reportId, reviewed: found })).data).toEqual({
      kind: 'recorded',
    });
    const after = await listed(otto);
    expect(after.rows.filter((row) => row.loanId === loanId)).toEqual([]);
    const tooHigh = ({ models }: Listed) => models.find(({ model }) => model === 'sandboxFirst')?.tooHigh ?? 0;
    expect(tooHigh(after)).toBe(tooHigh(before) + 1);
    const { runs, decided } = (await otto.mutate('loanFile.decision', { loanId })).data as LoanDecision;
    const seen = { loanId, run: runs[0]?.run, seenDecisionId: decided?.id ?? null, amount: null, note: null };
    const deny = (by: TestBrowser) =>
      by.mutate('loanDecision.record', { ...seen, kind: 'denied', judgment: ['collateral'] });
    expect((await deny(otto)).data).toEqual({ kind: 'reviewedByYou' });
    expect((await deny(una)).data).toEqual({ kind: 'recorded' });
  });
});
