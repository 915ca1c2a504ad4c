import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeDocument, type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { NoticePreview } from './preview-notice.ts';

let server: TestServer;
let loan: DeskLoan;
let underwriter: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  loan = await deskLoan(server);
  underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
}, 60_000);
afterAll(() => server.close());

const preview = async (asked: Record<string, unknown>, who = underwriter) =>
  who.query('loanDecision.preview', {
    ...{ loanId: loan.loanId, kind: 'denied', amount: null, judgment: [], otherReason: null },
    ...asked,
  });
const wordsOf = ({ data }: { data: unknown }): string => JSON.stringify(data);

describe('the notice of a decision, before it is sent', () => {
  it('waits for a reason, of a rule or of the library', async () => {
    expect((await preview({})).data).toEqual({ kind: 'reasonNeeded' });
    expect((await preview({ judgment: ['other'] })).data).toEqual({ kind: 'reasonNeeded' });
    const vague = { judgment: ['other'], otherReason: 'See the file' };
    expect((await preview(vague)).data).toEqual({ kind: 'reasonVague' });
    expect((await preview({ kind: 'withdrawn' })).data).toEqual({ kind: 'none' });
  });

  it('of an approval is its letter', async () => {
    expect(wordsOf(await preview({ kind: 'approved' }))).toContain('approved');
  });

  it('is the text that is sent, word for word', async () => {
    const asked = { judgment: ['other'], otherReason: 'The lot is not on a public road.' };
    const shown = (await preview(asked)).data as Extract<NoticePreview, { kind: 'notice' }>;
    expect(wordsOf({ data: shown })).toContain('The lot is not on a public road.');
    const { data } = await underwriter.mutate('loanFile.decision', { loanId: loan.loanId });
    const { runs } = data as { runs: [{ run: number }] };
    const record = { kind: 'denied', run: runs[0].run, seenDecisionId: null, amount: null, note: null, word: null };
    const recorded = await underwriter.mutate('loanDecision.record', { loanId: loan.loanId, ...record, ...asked });
    expect(recorded.data).toEqual({ kind: 'recorded' });
    const { rows } = await server.container.database.pool.query(
      `SELECT content FROM papers WHERE application_id = $1 AND kind = 'adverseAction'`,
      [loan.loanId],
    );
    expect(shown.copies[0]?.content.sections).toEqual(rows[0].content.sections);
  });

  it('names the reasons of the rules, and is kept from those who do not decide', async () => {
    loan = await deskLoan(server);
    await changeDocument(server, loan.loanId, { listing: { isListed: true } });
    expect(wordsOf(await preview({}))).toContain('Home for sale now or lately');
    const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
    expect(await preview({}, processor)).toMatchObject({ reason: 'notAllowed' });
  });
});
