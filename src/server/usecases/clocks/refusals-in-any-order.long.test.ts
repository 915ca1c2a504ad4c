import { afterAll, beforeAll, expect, it } from 'vitest';
import { toDollars } from '#entities/values/money.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { changeDocument, type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { fc } from '#testing/fast-check.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { applicantsWord } from '#testing/notices/applicants-word.ts';
import { consentToElectronicRecords, mailLetters, mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import { recordRefusal } from '../decisions/record-refusal.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { markLateClocks } from './mark-late-clocks.ts';
import { sendDueNotices } from './send-due-notices.ts';

let server: TestServer;
let una: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const query = async (sql: string, values: unknown[]) => (await server.container.database.pool.query(sql, values)).rows;

const pass = async (days: number): Promise<void> => {
  passDays(server, days);
  await markLateClocks(server.container);
  await sendDueNotices(server.container);
};
const record = async (loanId: string, said: Record<string, unknown>): Promise<void> => {
  const { runs, decided, proposed } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
  const shown = { run: runs[0]?.run, seenDecisionId: (proposed ?? decided)?.id ?? null, amount: null, note: null };
  await una.mutate('loanDecision.record', { loanId, ...shown, ...said });
};
/** A vendor's late answer, or an answer of the applicant, that the rules refuse. */
const refuse = (loanId: string, listing: object): Promise<void> =>
  server.container.database.transact(async (tx) => {
    const application = await lockApplication(tx, loanId);
    if (!application) return;
    const facts = await outsideFactsOf(tx, application);
    const document = { ...application.document, listing: { ...application.document.listing, ...listing } };
    const decision = decideApplication({ application: document, facts, asOf: server.container.clock.today() });
    await recordRefusal(tx, { application, facts, decision, step: 'application7', at: '/app/ineligible/low-equity' });
  });

const happenings: Record<string, (loan: DeskLoan) => Promise<unknown>> = {
  refuse: ({ loanId }) => refuse(loanId, { isListed: true }),
  suspend: ({ loanId }) => record(loanId, { kind: 'suspended' }),
  deny: ({ loanId }) => record(loanId, { kind: 'denied', judgment: ['unverifiedIncome'] }),
  counter: ({ loanId }) => record(loanId, { kind: 'countered', judgment: ['collateral'], amount: toDollars(26_000) }),
  take: ({ applicant }) => applicant.mutate('loan.answerCounter', { answer: 'take' }),
  decline: ({ applicant }) => applicant.mutate('loan.answerCounter', { answer: 'decline' }),
  withdraw: ({ applicant }) => applicant.mutate('loan.withdraw', {}),
  withdrawByStaff: async ({ loanId }) =>
    record(loanId, { kind: 'withdrawn', word: await applicantsWord(server, loanId) }),
  list: ({ loanId }) =>
    changeDocument(server, loanId, { listing: { isListed: true, wasListedLately: null, endedOn: null } }),
  consent: ({ loanId }) => consentToElectronicRecords(server, { applicationId: loanId }),
  withdrawConsent: ({ applicant }) => applicant.mutate('signing.withdraw', {}),
  mail: () => mailLetters(server),
  week: () => pass(7),
  month: () => pass(31),
  quarter: () => pass(91),
};

/** Refusals with neither a notice of their own or a later one on its way, nor an approval since. */
const UNTOLD = `SELECT d.kind, d.decided_at FROM decisions d WHERE d.application_id = $1 AND d.kind IN ('refused', 'denied', 'countered')
  AND NOT EXISTS (SELECT FROM notice_deliveries n JOIN decisions about ON about.id = n.decision_id
    WHERE n.application_id = d.application_id AND n.sent_on IS NOT NULL AND about.decided_at >= d.decided_at)
  AND NOT EXISTS (SELECT FROM decisions yes WHERE yes.application_id = d.application_id AND yes.decided_at > d.decided_at
    AND yes.kind IN ('approved', 'conditionallyApproved', 'counterTaken'))`;

it('no order of events leaves a recorded refusal without its notice', async () => {
  const order = fc.array(fc.constantFrom(...Object.keys(happenings)), { minLength: 3, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(order, async (names) => {
      const loan = await deskLoan(server);
      for (const name of names) await happenings[name]?.(loan);
      // Whatever happened, the office goes on with its work.
      await pass(8);
      await pass(91);
      await mailsAccepted(server);
      await mailLetters(server);
      await pass(8);
      await mailsAccepted(server);
      await mailLetters(server);
      expect(await query(UNTOLD, [loan.loanId])).toEqual([]);
      const open = await query(
        "SELECT kind FROM clocks WHERE application_id = $1 AND met_on IS NULL AND kind IN ('adverseActionNotice', 'counterOffer', 'paperNotice')",
        [loan.loanId],
      );
      expect(open).toEqual([]);
    }),
    {
      numRuns: isLong ? 40 : 4,
      // Histories that lost a notice once, or would without one of the guards.
      examples: [
        [['suspend', 'week', 'week', 'week', 'week', 'refuse']],
        [['withdrawConsent', 'deny', 'list', 'refuse', 'mail']],
        [['counter', 'quarter']],
      ],
    },
  );
}, 600_000);
