import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompensatingFactor } from '#entities/facts/exceptions/policy-exception.ts';
import { toDay } from '#entities/values/day.ts';
import { attestation } from '#rules/decision/attestations.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { changeReport } from '#testing/stored/change-sealed.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { checkAcceptedTerms } from '../shared/accepted-terms.ts';
import type { listExceptions } from './list-exceptions.ts';
import type { LoanDecision } from './loan-decision.ts';

/** The first policy that allows exceptions. */
const SINCE = toDay('2026-11-23');
const REASON = 'The raise of January is signed, and the mortgage was never late in eight years.';

let server: TestServer;
let una: TestBrowser;
let uri: TestBrowser;
let loan: DeskLoan;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  while (server.container.clock.today() < SINCE) passDays(server, 1);
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  uri = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  loan = await deskLoan(server);
});
afterAll(() => server.close());

const view = async () => (await una.mutate('loanFile.decision', { loanId: loan.loanId })).data as LoanDecision;

/** An income as verified by payroll, at which the line has about this DTI. */
const setDti = async (dti: number): Promise<void> => {
  const { debts, housing, qualifyingPayment } = (await view()).runs[0]?.decision.figures ?? {};
  const monthly = (debts ?? 0) + (housing ?? 0) + (qualifyingPayment ?? 0);
  await changeReport(
    server.container.database,
    { applicationId: loan.loanId, kind: 'payrollIncome' },
    ({ jobs: [first, ...rest] }: { jobs: object[] }) => ({
      jobs: [{ ...first, base: Math.round(monthly / dti), bonus: 0, overtime: 0, commission: 0 }, ...rest],
    }),
  );
};

type Exception = { factors: CompensatingFactor[]; reason: string };
const approve = async (exception: Exception | null) => {
  const { runs, decided, proposed } = await view();
  const seen = { loanId: loan.loanId, run: runs[0]?.run, seenDecisionId: (proposed ?? decided)?.id ?? null };
  const said = { kind: 'conditionallyApproved', amount: null, note: null, exception };
  return (await una.mutate('loanDecision.record', { ...seen, ...said })).data;
};
const heldFactors = ({ exception }: LoanDecision) =>
  (exception?.factors ?? []).filter(({ holds }) => holds === true).map(({ factor }) => factor);
const termsOf = async () => {
  const { db } = server.container.database;
  const stored = await findApplication(db, loan.loanId);
  return stored && checkAcceptedTerms(db, stored);
};

it('is proposed by one with factors and a reason, approved by another, and then holds for the whole loan', async () => {
  await setDti(51);
  const shown = await view();
  expect(shown.exception?.exceptions).toEqual([
    { rule: 'dti', policyLimit: 5000, limit: shown.runs[0]?.decision.figures.dti },
  ]);
  expect(shown.options.find(({ kind }) => kind === 'conditionallyApproved')).toMatchObject({
    ...{ isException: true, needsSecond: true, blocks: [] },
  });
  expect(shown.would).not.toBe('conditionallyApproved');
  expect(await termsOf()).toEqual({ kind: 'unsupported' });

  const held = heldFactors(shown);
  expect(held.length).toBeGreaterThan(1);
  expect(await approve(null)).toEqual({ kind: 'blocked', blocks: ['rulesNotMet'] });
  expect(await approve({ factors: held.slice(0, 1), reason: REASON })).toEqual({ kind: 'factorsNeeded' });
  expect(await approve({ factors: [...held, 'debtToIncome'], reason: REASON })).toEqual({
    kind: 'factorNotHeld',
  });
  expect(await approve({ factors: held, reason: 'ok' })).toEqual({ kind: 'exceptionReasonNeeded' });
  expect(await approve({ factors: held, reason: REASON })).toEqual({ kind: 'secondNeeded' });

  const { proposed } = await view();
  expect(proposed?.exception).toMatchObject({ factors: held, reason: REASON });
  const agree = {
    loanId: loan.loanId,
    decisionId: proposed?.id,
    answer: 'agree',
    note: null,
    attested: attestation.options,
  };
  expect((await una.mutate('loanDecision.second', agree)).data).toEqual({ kind: 'samePerson' });
  expect((await uri.mutate('loanDecision.second', agree)).data).toEqual({ kind: 'recorded' });

  const { runs, decided, reasons } = await view();
  const [latest] = runs;
  expect(latest?.decision.outcome).toBe('pass');
  expect(latest?.decision.trace.find(({ rule }) => rule === 'dti')).toMatchObject({ policyLimit: { amount: 5000 } });
  expect(latest?.causes).toMatchObject([{ kind: 'exceptionGranted', actor: 'Sam underwriter' }]);
  expect(decided).toMatchObject({ kind: 'conditionallyApproved', run: latest?.run, exception: { factors: held } });
  expect(reasons).toEqual([]);
  // The papers, the money and every later check use the same rules.
  expect(await termsOf()).toMatchObject({ kind: 'confirmed', outcome: 'pass' });
});

it('ends where the figure moves on: a higher DTI takes an exception of its own, and none beyond the policy’s figure', async () => {
  await setDti(52);
  const { runs, exception } = await view();
  expect(runs[0]?.decision.outcome).toBe('fail');
  expect(exception?.exceptions[0]).toMatchObject({ rule: 'dti', policyLimit: 5000 });
  expect((await termsOf())?.kind).not.toBe('confirmed');
  await setDti(55);
  expect((await view()).exception).toBeNull();
  expect(await approve({ factors: ['score', 'reserves'], reason: REASON })).toEqual({
    kind: 'blocked',
    blocks: ['rulesNotMet'],
  });
});

it('is counted and listed for those who audit, with both names and what was exceeded', async () => {
  const auditor = await staffBrowser(server, [{ role: 'auditor', scopeKind: 'lender' }]);
  const listed = (await auditor.query('desk.exceptions', { cursor: null })).data as Awaited<
    ReturnType<typeof listExceptions>
  >;
  expect(listed.year).toEqual({ approvals: 1, excepted: 1, byRule: { cltv: 0, dti: 1 } });
  expect(listed.rows).toHaveLength(1);
  expect(listed.rows[0]).toMatchObject({
    ...{ proposedBy: 'Sam underwriter', approvedBy: 'Sam underwriter' },
    exceptions: [{ rule: 'dti', policyLimit: 5000 }],
  });
  const partner = await staffBrowser(server, [{ role: 'partner', scopeKind: 'lender' }]);
  expect((await partner.query('desk.exceptions', { cursor: null })).status).toBe(403);
});
