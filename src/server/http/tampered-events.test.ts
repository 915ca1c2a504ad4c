import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoanAudit } from '#server/usecases/loan/loan-audit.ts';
import { eventTampering } from '#testing/audit/tampering.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { byTurns } from '#testing/long-run/turns.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let loan: DeskLoan;
let other: DeskLoan;
let auditor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
  other = await deskLoan(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  loan = await deskLoan(server);
});

const audit = async (loanId: string) => {
  const { status, data } = await auditor.query('loanFile.audit', { loanId, before: null });
  return { status, audit: data as LoanAudit };
};

describe('an audit page after a superuser’s SQL', () => {
  it.each(byTurns(Object.entries(eventTampering), 3))(
    'shows the chain as broken: %s',
    async (_, { tamper, brokenAt }) => {
      expect((await audit(loan.loanId)).audit.chain.brokenAt).toBeNull();
      await tamper(server.superuser, { chain: loan.loanId, other: other.loanId });
      const { status, audit: shown } = await audit(loan.loanId);
      expect([status, shown.chain.brokenAt]).toEqual([200, brokenAt]);
    },
  );
});
