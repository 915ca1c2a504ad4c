import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffDecision } from '#entities/contract/staff-decision.ts';
import type { LoanSystemPort, LoanSystemRequest } from '#server/vendors/loan-system/port.ts';
import { changeDocument, type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { oneByTurns } from '#testing/long-run/turns.ts';
import { applicantsWord } from '#testing/notices/applicants-word.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import { notifyLoanSystem } from './notify-loan-system.ts';

let server: TestServer;
let una: TestBrowser;
/** The calls the loan system received, and its behavior: a test vendor behind the same port. */
const heard: { request: LoanSystemRequest; key: string }[] = [];
let failures = 0;
const loanSystem: LoanSystemPort = async (request, key) => {
  if (failures > 0) {
    failures -= 1;
    return { answer: { kind: 'unavailable', reason: 'down' }, raw: '' };
  }
  heard.push({ request, key });
  const answer = { kind: 'found', loanSystemId: `ls-${request.loanNumber}` } as const;
  return { answer, raw: '{}' };
};
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  server.container.vendorGateway.loanSystem = loanSystem;
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const decide = async ({ loanId }: DeskLoan, kind: StaffDecision, change: object = {}): Promise<string> => {
  const { runs, decided } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
  const said = { run: runs[0]?.run, seenDecisionId: decided?.id ?? null, kind, amount: null, note: null, ...change };
  expect((await una.mutate('loanDecision.record', { loanId, ...said })).data).toEqual({ kind: 'recorded' });
  const { rows } = await server.container.database.pool.query(
    'SELECT id FROM decisions WHERE application_id = $1 ORDER BY decided_at DESC LIMIT 1',
    [loanId],
  );
  return String(rows[0]?.id);
};
const keysHeard = () => heard.map(({ key }) => key);
const untilHeard = async (decisionId: string) => {
  for (let tries = 0; tries < 300 && !keysHeard().includes(`loanSystem/${decisionId}`); tries += 1) await wait(100);
  return heard.filter(({ key }) => key === `loanSystem/${decisionId}`);
};
const toldEvents = async ({ loanId }: DeskLoan) =>
  (
    await server.container.database.pool.query(
      "SELECT body FROM events WHERE application_id = $1 AND kind = 'loanSystemTold' ORDER BY seq",
      [loanId],
    )
  ).rows.map(({ body }) => body);

describe('the loan system', () => {
  it('hears of a conditional approval once, also when it was away, when two try at once and when one tries again', async () => {
    const loan = await deskLoan(server);
    failures = 1;
    const decisionId = await decide(loan, 'conditionallyApproved');
    expect(await untilHeard(decisionId)).toMatchObject([
      { request: { status: 'conditionallyApproved', lineAmount: expect.any(Number) } },
    ]);
    const again = { applicationId: loan.loanId, decisionId, status: 'conditionallyApproved', amount: 80_000 };
    await Promise.all([notifyLoanSystem(server.container, again), notifyLoanSystem(server.container, again)]);
    expect(keysHeard().filter((key) => key === `loanSystem/${decisionId}`)).toHaveLength(1);
    expect(await toldEvents(loan)).toEqual([
      { decisionId, status: 'conditionallyApproved', loanSystemId: expect.stringContaining('ls-') },
    ]);
  });

  it('is told again after a crash in the middle, under the same key', async () => {
    const loan = await deskLoan(server);
    const telling = { applicationId: loan.loanId, decisionId: crypto.randomUUID(), status: 'denied', amount: null };
    const crashing = { ...server.container, vendorGateway: { ...server.container.vendorGateway } };
    crashing.vendorGateway.loanSystem = async (request, key) => {
      await loanSystem(request, key);
      throw new Error('the process ended here');
    };
    await expect(notifyLoanSystem(crashing, telling)).rejects.toThrow('ended here');
    expect(await toldEvents(loan)).toEqual([]);
    await notifyLoanSystem(server.container, telling);
    await notifyLoanSystem(server.container, telling);
    const key = `loanSystem/${telling.decisionId}`;
    expect(keysHeard().filter((each) => each === key)).toHaveLength(2);
    expect(await toldEvents(loan)).toHaveLength(1);
  });

  it.each<[StaffDecision, object]>(
    oneByTurns([
      ['suspended', {}],
      ['withdrawn', {}],
      ['denied', {}],
    ]),
  )('hears of %s as well', async (kind, change) => {
    const loan = await deskLoan(server);
    if (kind === 'denied')
      await changeDocument(server, loan.loanId, { listing: { isListed: true, wasListedLately: null, endedOn: null } });
    const word = kind === 'withdrawn' ? await applicantsWord(server, loan.loanId) : null;
    const decisionId = await decide(loan, kind, { ...change, word });
    expect(await untilHeard(decisionId)).toMatchObject([{ request: { status: kind } }]);
  });
});
