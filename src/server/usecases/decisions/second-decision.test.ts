import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkRow } from '#entities/contract/desk/work-item.ts';
import { attestation } from '#rules/decision/attestations.ts';
import { changeDocument, type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { catchUp } from '#testing/projection/catch-up.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { changeReport } from '#testing/stored/change-sealed.ts';
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

const view = async ({ loanId }: DeskLoan) => (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;

const record = async (loan: DeskLoan, said: Record<string, unknown>, browser = una) => {
  const { runs, decided, proposed } = await view(loan);
  const shown = { loanId: loan.loanId, run: runs[0]?.run, seenDecisionId: (proposed ?? decided)?.id ?? null };
  return (await browser.mutate('loanDecision.record', { ...shown, amount: null, note: null, ...said })).data;
};

const offerChoiceOf = async ({ loanId }: DeskLoan): Promise<Record<string, unknown>> => {
  const { rows } = await server.container.database.pool.query(
    `SELECT document -> 'offerChoice' AS choice FROM applications WHERE id = $1`,
    [loanId],
  );
  return rows[0]?.choice;
};

describe('a proposed decision', () => {
  it('of a large line takes two people', async () => {
    const loan = await largeLine();
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'secondNeeded' });
    const { proposed } = await view(loan);
    const answer = { loanId: loan.loanId, decisionId: proposed?.id, answer: 'agree', note: null };
    expect((await una.mutate('loanDecision.second', answer)).data).toEqual({ kind: 'samePerson' });
    expect(await record(loan, { kind: 'withdrawn', note: 'They called.' }, uri)).toEqual({
      kind: 'blocked',
      blocks: ['proposalOpen'],
    });
    expect((await loan.applicant.query('application.current')).data).toMatchObject({
      encompassConditionallyApproved: false,
    });
    const unread = (missing: string[]) => ({ kind: 'unread', missing });
    expect((await uri.mutate('loanDecision.second', answer)).data).toEqual(unread(['readRules', 'readNotice']));
    const half = { ...answer, attested: ['readRules'] };
    expect((await uri.mutate('loanDecision.second', half)).data).toEqual(unread(['readNotice']));
    const read = { ...answer, attested: attestation.options };
    expect((await uri.mutate('loanDecision.second', read)).data).toEqual({ kind: 'recorded' });
    expect((await uri.mutate('loanDecision.second', read)).data).toEqual({ kind: 'settledBefore' });
    const { rows } = await server.container.database.pool.query(
      "SELECT actor, body FROM events WHERE application_id = $1 AND kind = 'decisionConfirmed'",
      [loan.loanId],
    );
    expect(rows).toMatchObject([
      { actor: expect.stringContaining('staff'), body: { attested: ['readRules', 'readNotice'] } },
    ]);
    expect((await view(loan)).decided).toMatchObject({ by: 'Sam underwriter', second: 'Sam underwriter' });
  });

  it('goes back to its proposer with a reason, who is notified and has it in their work until they decide again', async () => {
    const loan = await largeLine();
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'secondNeeded' });
    const answer = { loanId: loan.loanId, decisionId: (await view(loan)).proposed?.id, note: null };
    const second = async (said: object, who = uri) =>
      (await who.mutate('loanDecision.second', { ...answer, ...said })).data;
    expect(await second({ answer: 'return' })).toEqual({ kind: 'reasonNeeded' });
    expect(await second({ answer: 'return', note: 'Read the appraisal.' }, una)).toEqual({ kind: 'samePerson' });
    expect(await second({ answer: 'drop' })).toEqual({ kind: 'proposerOnly' });
    expect(await second({ answer: 'return', note: 'Read the appraisal.' })).toEqual({ kind: 'returned' });
    const { proposed, returned } = await view(loan);
    expect(proposed).toBeNull();
    expect(returned).toMatchObject({
      returnReason: 'Read the appraisal.',
      returnedBy: 'Sam underwriter',
      isMine: true,
    });
    const told = (await una.query('desk.notifications')).data as { kind: string }[];
    expect(told[0]).toMatchObject({ kind: 'proposalReturned' });
    await catchUp(server.container, loan.loanId);
    const mine = async (who: TestBrowser) =>
      (
        (await who.query('work.page', { queue: 'decisions', view: 'mine', cursor: null })).data as { rows: WorkRow[] }
      ).rows.filter((row) => row.loan?.id === loan.loanId);
    expect(await mine(una)).toMatchObject([{ kind: 'returnedProposal', owner: { isMe: true } }]);
    expect(await mine(uri)).toEqual([]);
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'secondNeeded' });
    await catchUp(server.container, loan.loanId);
    expect(await mine(una)).toEqual([]);
    expect((await view(loan)).returned).toBeNull();
  });

  it('that waits for a second goes back when the rules change, and can be withdrawn by its proposer', async () => {
    const loan = await largeLine();
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'secondNeeded' });
    const drop = { loanId: loan.loanId, decisionId: (await view(loan)).proposed?.id, answer: 'drop', note: null };
    expect((await una.mutate('loanDecision.second', drop)).data).toEqual({ kind: 'dropped' });
    expect(await record(loan, { kind: 'conditionallyApproved' })).toEqual({ kind: 'secondNeeded' });
    const agree = { ...drop, decisionId: (await view(loan)).proposed?.id, answer: 'agree' };
    await changeDocument(server, loan.loanId, { listing: { isListed: true, wasListedLately: null, endedOn: null } });
    expect((await uri.mutate('loanDecision.second', agree)).data).toMatchObject({ kind: 'rulesChanged' });
    expect(await view(loan)).toMatchObject({ proposed: null, returned: { returnReason: null } });
  });
});

/** A home and an income that support a line above a single approver's limit. */
const largeLine = async (): Promise<DeskLoan> => {
  const loan = await deskLoan(server);
  await changeDocument(server, loan.loanId, { offerChoice: { ...(await offerChoiceOf(loan)), amount: 260_000 } });
  const { database } = server.container;
  await changeReport(
    database,
    { applicationId: loan.loanId, kind: 'avmCascade' },
    ({ answers: [first, ...rest] }: { answers: object[] }) => ({
      answers: [{ ...first, value: 2_000_000 }, ...rest],
    }),
  );
  await changeReport(
    database,
    { applicationId: loan.loanId, kind: 'payrollIncome' },
    ({ jobs: [first, ...rest] }: { jobs: object[] }) => ({
      jobs: [{ ...first, base: 60_000 }, ...rest],
    }),
  );
  return loan;
};
