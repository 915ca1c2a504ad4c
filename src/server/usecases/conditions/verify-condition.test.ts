import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskLoan } from '#testing/desk-loans.ts';
import { sendLenderFile } from '#testing/files/send-lender-file.ts';
import { seenElsewhere } from '#testing/loan-staff.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanClosing } from '../closing/loan-closing.ts';
import { recordClosingPapers } from '../closing/open-account.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import type { LoanDocuments } from '../documents/loan-documents.ts';
import type { LoanCondition } from './loan-conditions.ts';

let server: TestServer;
let una: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const conditionsOf = async (loanId: string) =>
  (await una.query('loanFile.conditions', { loanId })).data as LoanCondition[];
const blocksOf = async (loanId: string) => {
  const { options } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
  return options.find(({ kind }) => kind === 'conditionallyApproved')?.blocks;
};

it('holds up a yes until a person has acted on each alert in the credit file', async () => {
  const { loanId } = await deskLoan(server, 'name-mismatch');
  const alerts = async () => (await conditionsOf(loanId)).filter(({ code }) => code === 421);
  expect((await alerts()).map(({ key, owner, state, subject }) => [key, owner, state, subject])).toEqual([
    ['421:information:lender:borrower/addressDiscrepancy', 'lender', 'requested', 'Joanna Park'],
    ['421:information:lender:borrower/initialFraud', 'lender', 'requested', 'Joanna Park'],
  ]);
  expect(await blocksOf(loanId)).toContain('approvalConditionsOpen');
  const on = server.container.clock.today();
  const verify = async (at: number, change: Record<string, unknown>) => {
    const condition = (await alerts())[at];
    const { key, changedAt: seen } = condition ?? {};
    return una.mutate('loanWork.verifyCondition', { loanId, key, seen, on, note: 'Spoke with Joanna.', ...change });
  };
  expect((await verify(1, { step: 'confirmedAddress' })).data).toEqual({ kind: 'stepNotPossible' });
  expect((await verify(1, { step: 'calledNumber', on: '2199-01-01' })).data).toEqual({ kind: 'inFuture' });
  expect((await verify(1, { step: 'calledNumber', note: ' ' })).status).toBe(400);
  const [, fraud] = await alerts();
  const asked = { loanId, key: fraud?.key, seen: fraud?.changedAt };
  for (const decision of [{ kind: 'accept' }, { kind: 'anotherLook', reason: 'Again.', fileIds: null }])
    expect((await una.mutate('loanWork.decideCondition', { ...asked, decision })).data).toEqual({
      kind: 'nothingToJudge',
    });
  const waived = await una.mutate('loanWork.decideCondition', {
    ...asked,
    decision: seenElsewhere,
  });
  expect(waived.data).toEqual({ kind: 'cannotBeWaived' });
  expect((await verify(1, { step: 'calledNumber' })).data).toEqual({ kind: 'verified' });
  expect(await blocksOf(loanId)).toContain('approvalConditionsOpen');
  expect((await verify(0, { step: 'confirmedAddress' })).data).toEqual({ kind: 'verified' });
  expect((await alerts()).map(({ state, answer }) => [state, answer])).toEqual([
    ['accepted', 'Spoke with Joanna.'],
    ['accepted', 'Spoke with Joanna.'],
  ]);
  expect(await blocksOf(loanId)).not.toContain('approvalConditionsOpen');
  const { rows } = await server.container.database.pool.query(
    `SELECT body FROM events WHERE application_id = $1 AND kind = 'verified' ORDER BY seq`,
    [loanId],
  );
  expect(rows.map(({ body }) => [body.about, body.how, body.note])).toEqual([
    ['initialFraud', 'calledNumber', 'Spoke with Joanna.'],
    ['addressDiscrepancy', 'confirmedAddress', 'Spoke with Joanna.'],
  ]);
});

it('holds up the opening of the account until each borrower’s military service is on file', async () => {
  const { loanId, applicant } = await deskLoan(server);
  const open = () => recordClosingPapers(server.container, { applicationId: loanId, owner: 'borrower' });
  expect(await open()).toMatchObject({ kind: 'conditionsOpen', codes: expect.arrayContaining([610]) });
  const closing = async () => (await una.query('loanFile.closing', { loanId })).data as LoanClosing;
  expect((await closing()).military).toEqual([{ name: 'Alma Reyes', found: null }]);
  const service = (await conditionsOf(loanId)).find(({ code }) => code === 610);
  const on = server.container.clock.today();
  const checked = { loanId, key: service?.key, seen: service?.changedAt, on, note: 'Certificate 4TQ-22.' };
  expect((await una.mutate('loanWork.verifyCondition', { ...checked, step: 'calledNumber' })).data).toEqual({
    kind: 'stepNotPossible',
  });
  const verify = async (fileId: string | null) =>
    (await una.mutate('loanWork.verifyCondition', { ...checked, step: 'onActiveDuty', fileId })).data;
  expect(await verify(null)).toEqual({ kind: 'certificateMissing' });
  expect(await verify('00000000-0000-4000-8000-000000000000')).toEqual({ kind: 'certificateMissing' });
  const certificate = { about: 'militaryStatus', name: 'Status report.pdf' } as const;
  expect((await sendLenderFile(applicant, { ...certificate, loanId })).status).toBe(401);
  expect((await sendLenderFile(una, { ...certificate, loanId: '00000000-0000-4000-8000-000000000000' })).status).toBe(
    404,
  );
  const sent = await sendLenderFile(una, { ...certificate, loanId });
  expect(sent.status).toBe(201);
  const { fileId } = (await sent.json()) as { fileId: string };
  expect(await verify(fileId)).toEqual({ kind: 'verified' });
  // Kept for staff, and never among the applicant's own documents.
  expect((await applicant.query('files.list')).data).not.toContainEqual(expect.objectContaining({ id: fileId }));
  const { lenderFiles } = (await una.query('loanFile.documents', { loanId })).data as LoanDocuments;
  expect(lenderFiles).toMatchObject([{ fileId, about: 'militaryStatus', name: 'Status report.pdf' }]);
  expect(await open()).toMatchObject({ codes: expect.not.arrayContaining([610]) });
  expect((await closing()).military).toEqual([
    { name: 'Alma Reyes', found: { step: 'onActiveDuty', on, by: 'Sam underwriter', hasCertificate: true } },
  ]);
});
