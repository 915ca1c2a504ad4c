import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { storeFile } from '../documents/store-file.ts';
import type { LoanCondition } from './loan-conditions.ts';

let server: TestServer;
let loan: DeskLoan;
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  loan = await deskLoan(server, 'florida-condo-in-trust');
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const at = (input: Record<string, unknown> = {}) => ({ loanId: loan.loanId, ...input });
const policy = async (): Promise<LoanCondition> => {
  const all = (await processor.query('loanFile.conditions', at())).data as LoanCondition[];
  const found = all.find(({ documentType }) => documentType === 'condoMasterPolicy');
  if (!found) throw new Error('no master policy');
  return found;
};
const accept = async () => {
  const { key, changedAt } = await policy();
  const decided = at({ key, seen: changedAt, decision: { kind: 'accept' } });
  return (await processor.mutate('loanWork.decideCondition', decided)).data;
};
const record = (liability: number, who = processor, seen: number | null = null) =>
  who.mutate('loanWork.recordMasterPolicy', at({ liability, seen }));
const send = async (): Promise<string> => {
  const purpose = { name: 'policy.pdf', documentType: 'condoMasterPolicy', propertyId: null } as const;
  const outcome = await storeFile(
    server.container,
    { applicationId: loan.loanId, person: 'borrower' },
    { purpose: { ...purpose, idSubtype: null, idSide: null }, body: Readable.from([samplePdf()]) },
  );
  if (outcome.kind !== 'stored') throw new Error(outcome.reason);
  return outcome.file.id;
};

describe('a condo’s master policy', () => {
  it('is accepted only once its liability is recorded and is $1,000,000 or more', async () => {
    const fileId = await send();
    expect(await accept()).toEqual({ kind: 'coverageNotRecorded' });
    const review = at({ fileId, seen: 'received', judgement: { kind: 'accept' } });
    await processor.mutate('loanWork.giveReason', at({ reason: 'Reading the policy' }));
    expect((await processor.mutate('loanWork.judgeFile', review)).data).toEqual({ kind: 'judged' });
    expect((await policy()).state).toBe('received');
    expect((await record(999_999)).data).toEqual({ kind: 'recorded' });
    expect(await accept()).toEqual({ kind: 'coverageTooLow' });
    expect((await policy()).state).toBe('received');
    await record(1_000_000, processor, 999_999);
    await record(1_000_000, processor, 999_999);
    expect(await accept()).toEqual({ kind: 'decided' });
    expect((await policy()).state).toBe('accepted');
    const { rows } = await server.container.database.pool.query(
      "SELECT body FROM events WHERE application_id = $1 AND kind = 'masterPolicyRecorded' ORDER BY seq",
      [loan.loanId],
    );
    expect(rows.map(({ body }) => body)).toEqual([
      { liability: 999_999, before: null },
      { liability: 1_000_000, before: 999_999 },
    ]);
  });

  it('is recorded by staff who work on the loan, in whole dollars', async () => {
    const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
    expect(await record(2_000_000, auditor)).toMatchObject({ status: 403 });
    for (const wrong of [-1, 0.5]) expect(await record(wrong)).toMatchObject({ status: 400 });
  });
});
