import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PortalRole } from '#entities/contract/portal-role.ts';
import { listTriesOfTwo } from '#testing/callers/list-tries-of-two.ts';
import { loanTriesOfTwo } from '#testing/callers/loan-tries-of-two.ts';
import { queryOn, type StageOfTwo, type TestStaff } from '#testing/callers/try-of-two.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { documentDesk } from '#testing/document-desk.ts';
import { insuranceDeclarations } from '#testing/papers/insurance-declarations.ts';
import { paperBytes } from '#testing/papers/made-paper.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
let stage: StageOfTwo;
const people = new Map<PortalRole, readonly [TestStaff, TestStaff]>();

const two = async (role: PortalRole): Promise<readonly [TestStaff, TestStaff]> => {
  const grants = [{ role, scopeKind: 'lender' }] as const;
  const pair = people.get(role) ?? ([await staffBrowser(server, grants), await staffBrowser(server, grants)] as const);
  people.set(role, pair);
  return pair;
};

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  const { loanId, processor, send } = await documentDesk(server, 'florida-condo-in-trust');
  const { loanId: otherId } = await deskLoan(server, 'name-mismatch');
  const [policy] = insuranceDeclarations;
  if (!policy) throw new Error('There is no policy.');
  const paperId = await send(await paperBytes(policy), 'homeownersInsurance', 'policy.pdf');
  stage = { server, loanId, otherId, paperId, processor, two };
});
afterAll(() => server.close());

const onLoans = loanTriesOfTwo(() => stage);
/** What each page held, for the same press once the loan has ended. */
const pages = new Map<string, Record<string, unknown>>();

it.each(Object.entries({ ...onLoans, ...listTriesOfTwo(() => stage) }))(
  '%s: the second of two people with the same page',
  async (path, { role, prepare, first, second, saved, told }) => {
    const [one, other] = await two(role);
    const page = { loanId: stage.loanId, ...(await prepare?.()) };
    pages.set(path, page);
    const send = async (who: TestStaff, input: Record<string, unknown>) => {
      const { status, data, reason } = await who.mutate(path, { ...page, ...input });
      expect([status, reason]).toEqual([200, null]);
      return data;
    };
    expect(await send(one, first)).toMatchObject(saved);
    // A scenario is one's own: the second person is another page of the first.
    expect(await send(path === 'pricer.invite' ? one : other, second ?? first)).toMatchObject(told);
  },
);

/** What stays possible on a loan that has ended: talk, the record of what was, and the papers as they are. */
const stillOpen = [
  'loanReview.turnPage',
  'loanScreening.screen',
  'loanWork.endApplicantSessions',
  'loanWork.explainClock',
  'loanWork.readMessages',
  'loanWork.recordTract',
  'loanWork.settleDuplicate',
];

it.each(Object.entries(onLoans))('%s: from a page loaded before the loan was withdrawn', async (path, asked) => {
  const { loanId } = stage;
  const [one] = await two(asked.role);
  await queryOn(server)(
    `INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, facts, decision, run, decided_by, decided_by_name)
     SELECT $1, 'withdrawn', 'applicationSubmitted', '[]', '2026-11-01', current_date, '{}', '{}', 1, $2, 'x'
     WHERE NOT EXISTS (SELECT FROM decisions WHERE application_id = $1 AND kind = 'withdrawn')`,
    [loanId, one.accountId],
  );
  const { status, reason } = await one.mutate(path, { ...pages.get(path), loanId, ...asked.first });
  expect([status, reason]).toEqual(stillOpen.includes(path) ? [200, null] : [409, 'loanEnded']);
});
