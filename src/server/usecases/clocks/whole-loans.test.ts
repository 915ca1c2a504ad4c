import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysBetween, toDay } from '#entities/values/day.ts';
import { toDollars } from '#entities/values/money.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { seedSandbox } from '#sandbox/usecases/seed-sandbox.ts';
import { bookFirstDay, meetConditions } from '#testing/closing.ts';
import { changeDocument, type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { oneByTurns } from '#testing/long-run/turns.ts';
import { expectDutiesDone, type NoticeRun, noticesOf, officeDays } from '#testing/notices/loan-run.ts';
import { consentToElectronicRecords, mailsAccepted } from '#testing/notices/notices.ts';
import { refusedLead } from '#testing/notices/refused-lead.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { signClosing } from '#testing/sign-papers.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { recordClosingPapers } from '../closing/open-account.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';

let server: TestServer;
let una: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  await seedSandbox(server.container);
  una = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const record = async (loanId: string, said: Record<string, unknown>): Promise<void> => {
  const { runs, decided } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
  const shown = { loanId, run: runs[0]?.run, seenDecisionId: decided?.id ?? null, amount: null, note: null };
  expect((await una.mutate('loanDecision.record', { ...shown, ...said })).data).toEqual({ kind: 'recorded' });
  await mailsAccepted(server);
};
const listed = { listing: { isListed: true, wasListedLately: null, endedOn: null } };
const incompleteLead = async (): Promise<string> => {
  const { applicationId, submit } = await personaLead(server, homeownerWithOneJob, 'application');
  await consentToElectronicRecords(server, { applicationId });
  await submit('application');
  return applicationId;
};

type UseCase = {
  name: string;
  /** Plays the loan to its end and returns it. */
  run: () => Promise<string>;
  /** Every notice that is sent. */
  sends: Pick<NoticeRun, 'kind' | 'channel'>[];
};

const approve = async (loanId: string): Promise<void> => {
  await meetConditions(server.container, loanId);
  await record(loanId, { kind: 'approved' });
};

type Play = (loan: DeskLoan) => Promise<unknown>;
const signOnPaper: Play = ({ loanId }) =>
  recordClosingPapers(server.container, { applicationId: loanId, owner: 'borrower' });

/** Approved, booked on the first day the law allows, and closed on it. */
const closed = async (
  persona: string,
  { first = async () => undefined, sign = signOnPaper }: { first?: Play; sign?: Play } = {},
): Promise<string> => {
  const loan = await deskLoan(server, persona);
  const { loanId } = loan;
  await first(loan);
  await officeDays(server, 1);
  await approve(loanId);
  const on = toDay(await bookFirstDay(server.container, loanId));
  await meetConditions(server.container, loanId);
  await officeDays(server, daysBetween(server.container.clock.today(), on));
  await sign(loan);
  expect((await una.query('loanFile.closing', { loanId })).data).toMatchObject({ closing: { accountOpenedOn: on } });
  // Until the last of its days in which nothing may happen has passed.
  await officeDays(server, 6);
  return loanId;
};
const first = [
  { kind: 'counselorList', channel: 'email' },
  { kind: 'scoreNotice', channel: 'email' },
];

/** A new use case is one more row. */
const useCases: readonly UseCase[] = [
  {
    name: 'refused before submission, without consent to electronic records',
    run: async () => {
      const { applicationId } = await refusedLead(server);
      await officeDays(server, 10);
      return applicationId;
    },
    sends: [
      { kind: 'scoreNotice', channel: 'post' },
      { kind: 'adverseAction', channel: 'post' },
    ],
  },
  {
    name: 'refused after submission',
    run: async () => {
      const { loanId } = await deskLoan(server);
      await officeDays(server, 1);
      await changeDocument(server, loanId, listed);
      await record(loanId, { kind: 'denied' });
      await officeDays(server, 8);
      return loanId;
    },
    sends: [...first, { kind: 'adverseAction', channel: 'email' }],
  },
  {
    name: 'a counteroffer ignored for 90 days',
    run: async () => {
      const { loanId } = await deskLoan(server);
      await officeDays(server, 1);
      await record(loanId, { kind: 'countered', amount: toDollars(26_000), judgment: ['collateral'] });
      await officeDays(server, 91);
      return loanId;
    },
    sends: [...first, { kind: 'counterOffer', channel: 'email' }, { kind: 'adverseAction', channel: 'email' }],
  },
  {
    name: 'incomplete, then refused',
    run: async () => {
      const loanId = await incompleteLead();
      await officeDays(server, 25);
      await record(loanId, { kind: 'denied', judgment: ['unverifiedIncome'] });
      await officeDays(server, 40);
      return loanId;
    },
    sends: [
      { kind: 'counselorList', channel: 'email' },
      { kind: 'incompleteness', channel: 'email' },
      { kind: 'adverseAction', channel: 'email' },
    ],
  },
  {
    name: 'consent to electronic records withdrawn during the loan',
    run: async () => {
      const { loanId, applicant } = await deskLoan(server);
      await officeDays(server, 1);
      await applicant.mutate('signing.withdraw', {});
      await changeDocument(server, loanId, listed);
      await record(loanId, { kind: 'denied' });
      await officeDays(server, 8);
      return loanId;
    },
    sends: [...first, { kind: 'adverseAction', channel: 'post' }],
  },
];

/** Loans that close: what was sent before, in any order of the same day. */
const closings: readonly UseCase[] = [
  { name: 'a primary home that closes', run: () => closed('homeowner-with-one-job'), sends: first },
  {
    name: 'a primary home that closes, without consent to electronic records',
    run: () => closed('homeowner-with-one-job', { first: ({ applicant }) => applicant.mutate('signing.withdraw', {}) }),
    sends: first.map(({ kind }) => ({ kind, channel: 'post' })),
  },
  { name: 'a second home that closes', run: () => closed('second-home'), sends: first },
  {
    name: 'a first lien that closes',
    run: () => closed('retired-veteran'),
    sends: [...first, { kind: 'valuationNotice', channel: 'email' }, { kind: 'valuationCopy', channel: 'email' }],
  },
  { name: 'an investment that closes', run: () => closed('investment-property'), sends: first },
  {
    name: 'a homestead in Texas that closes',
    run: () => closed('texas-homestead'),
    sends: [...first, { kind: 'homesteadNotice', channel: 'email' }, { kind: 'closingFigures', channel: 'email' }],
  },
  {
    name: 'a home in a flood zone that closes',
    run: () => closed('florida-condo-in-trust', { sign: ({ applicant }) => signClosing(applicant) }),
    sends: [...first, { kind: 'floodNotice', channel: 'email' }],
  },
];
const byKind = (one: { kind: string }, other: { kind: string }): number => one.kind.localeCompare(other.kind);

it.each([...oneByTurns(closings, 1), ...oneByTurns(useCases)])(
  '$name: every notice goes out in time, and no clock is late or lost',
  async (useCase) => {
    const began = server.container.clock.today();
    const applicationId = await useCase.run();
    const sent = await noticesOf(server, { applicationId, name: useCase.name, began });
    // Notices of one day go out in any order.
    expect(sent.map(({ kind, channel }) => ({ kind, channel })).sort(byKind)).toEqual(useCase.sends.toSorted(byKind));
    await expectDutiesDone(server, applicationId);
  },
  // Ninety days of an office, each with its jobs, mail and letters.
  300_000,
);
