import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanHub } from '#entities/contract/loan-hub.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { DocumentRequests } from './document-requests.ts';
import type { LoanCondition } from './loan-conditions.ts';

let server: TestServer;
let loan: DeskLoan;
let processor: TestBrowser;
let underwriter: TestBrowser;
let second: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  loan = await deskLoan(server);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
  underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  second = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const at = (input: Record<string, unknown> = {}) => ({ loanId: loan.loanId, ...input });
const find = async (documentType: string): Promise<LoanCondition | undefined> =>
  ((await underwriter.query('loanFile.conditions', at())).data as LoanCondition[]).find(
    (each) => each.documentType === documentType,
  );
const hub = async () => (await loan.applicant.query('loan.hub')).data as LoanHub;
const requests = async () => (await underwriter.query('loanFile.requests', at())).data as DocumentRequests;
const skip = async (who: TestBrowser, documentType: string) => {
  const condition = await find(documentType);
  const { key = '', changedAt: seen = new Date() } = condition ?? {};
  const reason = { cause: 'other', note: 'The insurer confirmed it by phone.' };
  return who.mutate('loanWork.skipRequest', at({ key, seen, reason }));
};
const settle = async (who: TestBrowser, documentType: string, isAgreed = true) => {
  const { key = '', changedAt: seen = new Date() } = (await find(documentType)) ?? {};
  return who.mutate('loanWork.settleWaiver', at({ key, seen, isAgreed }));
};
const eventsOf = async (kind: string) => {
  const { rows } = await server.container.database.pool.query(
    'SELECT body FROM events WHERE application_id = $1 AND kind = $2 ORDER BY seq',
    [loan.loanId, kind],
  );
  return rows.map(({ body }) => body);
};

describe('a document request', () => {
  it('is skipped by someone who may decide, with a reason, and asked of nobody any more', async () => {
    const before = { hub: await hub(), requests: await requests() };
    expect(before.hub.documents).toEqual({ needed: before.requests.needed, uploaded: 1 });
    expect(before.hub.conditions.some(({ documentType }) => documentType === 'homeownersInsurance')).toBe(true);
    expect(await skip(processor, 'homeownersInsurance')).toMatchObject({ status: 403 });
    expect((await skip(underwriter, 'homeownersInsurance')).data).toEqual({ kind: 'proposed' });
    expect((await skip(second, 'homeownersInsurance')).data).toEqual({ kind: 'proposedAlready' });
    expect((await hub()).documents).toEqual(before.hub.documents);
    expect((await settle(underwriter, 'homeownersInsurance')).data).toEqual({ kind: 'ownProposal' });
    expect((await settle(second, 'homeownersInsurance')).data).toEqual({ kind: 'waived' });
    const after = await hub();
    expect(after.conditions.some(({ documentType }) => documentType === 'homeownersInsurance')).toBe(false);
    expect(after.documents).toEqual({ ...before.hub.documents, needed: before.hub.documents.needed - 1 });
    expect(await find('homeownersInsurance')).toBeUndefined();
    expect(await requests()).toMatchObject({
      needed: before.requests.needed - 1,
      skipped: [
        {
          documentType: 'homeownersInsurance',
          propertyId: null,
          reason: 'The insurer confirmed it by phone.',
          by: expect.stringMatching(/^\S.* and \S/),
        },
      ],
    });
    const reason = 'The insurer confirmed it by phone.';
    expect(await eventsOf('requestSkipped')).toEqual([
      { documentType: 'homeownersInsurance', propertyId: null, reason, proposedBy: expect.any(String) },
    ]);
    expect(JSON.stringify(after)).not.toContain(reason);
  });

  it('is asked for again on request, once', async () => {
    const named = { documentType: 'homeownersInsurance', propertyId: null };
    expect(await processor.mutate('loanWork.restoreRequest', at(named))).toMatchObject({ status: 403 });
    for (let times = 0; times < 2; times += 1)
      expect((await underwriter.mutate('loanWork.restoreRequest', at(named))).data).toEqual({ kind: 'restored' });
    expect(await eventsOf('requestRestored')).toHaveLength(1);
    expect(await find('homeownersInsurance')).toMatchObject({ state: 'requested' });
    expect((await requests()).skipped).toEqual([]);
    expect((await hub()).conditions.some(({ documentType }) => documentType === 'homeownersInsurance')).toBe(true);
  });

  it('for an ID cannot be skipped, and what changed meanwhile is not skipped unseen', async () => {
    expect((await skip(underwriter, 'idDocument')).data).toEqual({ kind: 'cannotBeSkipped' });
    const { key = '' } = (await find('homeownersInsurance')) ?? {};
    const reason = { cause: 'provedOtherwise', note: '' };
    const old = at({ key, seen: new Date(0), reason });
    expect((await underwriter.mutate('loanWork.skipRequest', old)).data).toMatchObject({ kind: 'changedMeanwhile' });
    expect(
      await underwriter.mutate(
        'loanWork.skipRequest',
        at({ key, seen: new Date(), reason: { cause: 'other', note: 'x y z' } }),
      ),
    ).toMatchObject({
      status: 400,
    });
  });
});
