import { afterAll, beforeAll, expect, it } from 'vitest';
import { markLateClocks } from '#server/usecases/clocks/mark-late-clocks.ts';
import { remindIdle } from '#server/usecases/clocks/remind-idle.ts';
import { sendDueNotices } from '#server/usecases/clocks/send-due-notices.ts';
import type { LoanCondition } from '#server/usecases/conditions/loan-conditions.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { fc } from '#testing/fast-check.ts';
import { seenElsewhere } from '#testing/loan-staff.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { passDays } from '#testing/pass-days.ts';
import { projectedAgain } from '#testing/projection/derived-rows.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let staff: Awaited<ReturnType<typeof staffBrowser>>;
let partner: Awaited<ReturnType<typeof staffBrowser>>;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  staff = await staffBrowser(server, [
    { role: 'underwriter', scopeKind: 'lender' },
    { role: 'processor', scopeKind: 'lender' },
    { role: 'manager', scopeKind: 'lender' },
  ]);
  partner = await staffBrowser(server, [{ role: 'loanOfficer', scopeKind: 'own' }]);
});
afterAll(() => server.close());

let leads = 0;
const decide = async ({ loanId }: DeskLoan, kind: string) => {
  const { runs, decided } = (await staff.mutate('loanFile.decision', { loanId })).data as {
    runs: { run: number }[];
    decided: { id: string } | null;
  };
  const asked = { kind, run: runs[0]?.run, seenDecisionId: decided?.id ?? null, note: 'As discussed', amount: null };
  return staff.mutate('loanDecision.record', { loanId, ...asked, amount: kind === 'countered' ? 60_000 : null });
};
const settle = async ({ loanId }: DeskLoan, decision: Record<string, string>) => {
  const { data } = await staff.query('loanFile.conditions', { loanId });
  for (const { key, changedAt } of data as LoanCondition[])
    await staff.mutate('loanWork.decideCondition', { loanId, key, seen: changedAt, decision });
};

/** Any event in a loan's life; an action refused at this point changes nothing. */
const acts: Readonly<Record<string, (loan: DeskLoan) => Promise<unknown>>> = {
  invitesLead: async () => {
    leads += 1;
    const lead = {
      firstName: 'Hana',
      lastName: 'Kowalski',
      email: `lead-${leads}@example.com`,
      phone: null,
      zip: null,
    };
    const created = await partner.mutate('leads.create', { ...lead, value: null, estimatedMortgageBalance: null });
    const { url } = created.data as { url: string };
    const person = server.browser();
    await person.mutate('funnel.openLead', { link: new URL(url).searchParams.get('lead') });
    const answers = { value: 600_000 };
    await person.mutate('funnel.submitStep', { step: 'propertyValue', answers, base: { value: null } });
  },
  assigns: ({ loanId }) => staff.mutate('pipeline.assign', { loans: [{ loanId, ownerId: null }], to: staff.accountId }),
  takesBack: ({ loanId }) =>
    staff.mutate('pipeline.assign', { loans: [{ loanId, ownerId: staff.accountId }], to: null }),
  applicantWrites: ({ applicant }) => applicant.mutate('loan.write', { text: 'When will I get my money?' }),
  staffWrites: ({ loanId }) => staff.mutate('loanWork.write', { loanId, person: 'borrower', text: 'On Monday.' }),
  staffReads: ({ loanId }) => staff.mutate('loanWork.readMessages', { loanId, person: 'borrower' }),
  applicantReads: ({ applicant }) => applicant.mutate('loan.readMessages'),
  waivesAll: (loan) => settle(loan, seenElsewhere),
  opensCondition: ({ loanId }) =>
    staff.mutate('loanWork.openCondition', { loanId, code: 414, owner: 'borrower', subjectId: 's1', reason: 'Needed' }),
  approves: (loan) => decide(loan, 'conditionallyApproved'),
  suspends: (loan) => decide(loan, 'suspended'),
  counters: (loan) => decide(loan, 'countered'),
  takesCounter: ({ applicant }) => applicant.mutate('loan.answerCounter', { answer: 'take' }),
  withdraws: ({ applicant }) => applicant.mutate('loan.withdraw', {}),
  daysPass: async () => {
    passDays(server, 12);
    await sendDueNotices(server.container);
    await markLateClocks(server.container);
    await remindIdle(server.container);
  },
};

const lives = fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 6, maxLength: 14 });

it('leaves the rows, terms, threads, leads and counts that all facts together give, whatever happens to a loan', async () => {
  await fc.assert(
    fc.asyncProperty(lives, fc.constantFrom('homeowner-with-one-job', 'self-employed-couple'), async (life, name) => {
      const loan = await deskLoan(server, name);
      for (const act of life) await acts[act]?.(loan);
      const { left, again } = await projectedAgain(server.container.database);
      expect(left).toEqual(again);
    }),
    { numRuns: isLong ? 20 : 3 },
  );
  const { rows } = await server.container.database.pool.query('SELECT DISTINCT stage FROM pipeline_rows');
  expect(rows.length).toBeGreaterThan(isLong ? 3 : 1);
});
