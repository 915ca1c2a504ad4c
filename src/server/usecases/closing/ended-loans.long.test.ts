import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanEnd } from '#entities/contract/staff-decision.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { seenElsewhere } from '#testing/loan-staff.ts';
import { byTurns } from '#testing/long-run/turns.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { Answer, TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { askOutside } from '../asking/ask-outside.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import { storeFile } from '../documents/store-file.ts';
import type { LoanFile } from '../loan/loan-file.ts';
import type { LoanClosing } from './loan-closing.ts';

let server: TestServer;
let underwriter: TestBrowser & { accountId: string };
let processor: TestBrowser;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
  processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
});
afterAll(() => server.close());

const query = (text: string, values: unknown[]) => server.container.database.pool.query(text, values);
const decided =
  (kind: string, by: 'staff' | 'system' = 'staff') =>
  (loanId: string) =>
    query(
      `INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, facts, decision, run, decided_by, decided_by_name)
     VALUES ($1, $2, 'applicationSubmitted', '[]', '2026-11-01', current_date, '{}', '{}', 1, $3, 'Una')`,
      [loanId, kind, by === 'staff' ? underwriter.accountId : null],
    );

const ends: [LoanEnd, (loanId: string) => Promise<unknown>][] = [
  ['denied', decided('denied')],
  ['withdrawn', decided('withdrawn')],
  ['closedIncomplete', decided('closedIncomplete', 'system')],
  ['counterLapsed', decided('countered')],
  [
    'cancelled',
    (loanId) =>
      query(
        `UPDATE applications SET document = jsonb_set(document, '{closing,cancelledOn}', '"2026-11-02"') WHERE id = $1`,
        [loanId],
      ),
  ],
  ['funded', (loanId) => query("INSERT INTO fundings VALUES ($1, '2026-11-02', 100)", [loanId])],
];

const sendFile = async ({ loanId }: DeskLoan, padding: number) => {
  const purpose = { name: 'policy.pdf', documentType: 'homeownersInsurance', propertyId: null } as const;
  return storeFile(
    server.container,
    { applicationId: loanId, person: 'borrower' },
    { purpose: { ...purpose, idSubtype: null, idSide: null }, body: Readable.from([samplePdf({ padding })]) },
  );
};

/** Every change still possible to submit, as from a page loaded before the end. */
const attemptsOn = async (loan: DeskLoan) => {
  const at = { loanId: loan.loanId };
  const sent = await sendFile(loan, 2);
  const conditions = (await processor.query('loanFile.conditions', at)).data as LoanCondition[];
  const condition = conditions.find(({ code }) => code === 303);
  const identity = conditions.find(({ code }) => code === 600);
  const question = conditions.find(({ kind }) => kind === 'information');
  const { runs } = (await underwriter.mutate('loanFile.decision', at)).data as LoanDecision;
  const closing = (await processor.query('loanFile.closing', at)).data as LoanClosing;
  const [on] = closing.choices.days;
  const appointment = { on, time: '09:00', place: closing.choices.places[0] };
  if (!condition || !identity || sent.kind !== 'stored' || !on) throw new Error('nothing to try on');
  const decide = (which: LoanCondition, decision: object) => () =>
    underwriter.mutate('loanWork.decideCondition', { ...at, key: which.key, seen: which.changedAt, decision });
  const again = { kind: 'anotherLook', reason: 'The second page is missing.', fileIds: null };
  const waive = seenElsewhere;
  const opening = { code: 411, owner: 'borrower', subjectId: null, reason: 'Your sister pays the car.' };
  const edit = { key: condition.key, seen: condition.changedAt, dueOn: condition.dueOn, note: null };
  const judging = { fileId: sent.file.id, seen: 'received', judgement: { kind: 'accept' } };
  const attempts: Record<string, () => Promise<Pick<Answer, 'status' | 'reason' | 'message'>>> = {
    'open a condition': () => processor.mutate('loanWork.openCondition', { ...at, ...opening }),
    'edit a condition': () => processor.mutate('loanWork.editCondition', { ...at, ...edit }),
    'accept a condition': decide(condition, { kind: 'accept' }),
    'send a condition back': decide(condition, again),
    'waive a condition': decide(condition, waive),
    'remind of a condition': () => processor.mutate('loanWork.nudge', { ...at, key: condition.key }),
    'accept an ID': decide(identity, { kind: 'accept' }),
    'ask for an ID again': decide(identity, again),
    'judge a document': () => processor.mutate('loanWork.judgeFile', { ...at, ...judging }),
    'book the closing': () => processor.mutate('loanMoney.book', { ...at, ...appointment, seen: null }),
    'check in at closing': () => processor.mutate('loanMoney.checkIn', at),
    'agree to the money': () => processor.mutate('loanMoney.agree', { ...at, plan: closing.plan }),
    'book as the applicant': () => loan.applicant.mutate('loan.bookClosing', appointment),
    'answer as the applicant': () => loan.applicant.mutate('conditions.answer', { key: question?.key, text: 'Here.' }),
  };
  return { attempts, run: runs[0]?.run };
};

describe('a loan that has ended', () => {
  it.each(byTurns(ends, 3))(
    'as %s takes no more changes, by whomever, and says so',
    async (end, finish) => {
      const loan = await deskLoan(server);
      const { attempts, run } = await attemptsOn(loan);
      await finish(loan.loanId);
      const question = { applicationId: loan.loanId, person: 'borrower', what: 'title' } as const;
      expect(await askOutside(server.container, question)).toBe('late');
      const at = { loanId: loan.loanId };
      expect(((await processor.query('loanFile.open', at)).data as LoanFile).end).toBe(end);
      const changes = async () =>
        (
          await query(
            "SELECT kind FROM events WHERE application_id = $1 AND actor NOT IN ('system', 'sandbox') AND kind NOT IN ('loanSeen', 'reportReceived') ORDER BY seq",
            [loan.loanId],
          )
        ).rows;
      const before = await changes();
      for (const [what, attempt] of Object.entries(attempts)) {
        const { status, reason, message } = await attempt();
        expect([what, status, reason]).toEqual([what, 409, 'loanEnded']);
        expect(message).toContain('This loan has ended');
      }
      await expect(sendFile(loan, 3)).rejects.toMatchObject({ reason: 'loanEnded' });
      const said = { ...at, run, kind: 'conditionallyApproved', amount: null, note: null };
      const { decided: last } = (await underwriter.mutate('loanFile.decision', at)).data as LoanDecision;
      const answer = await underwriter.mutate('loanDecision.record', { ...said, seenDecisionId: last?.id ?? null });
      expect(answer.data).toEqual({ kind: 'ended', end });
      expect((await processor.mutate('loanMoney.fund', at)).data).toMatchObject({
        kind: end === 'funded' ? 'releasedBefore' : 'blocked',
      });
      expect(await changes()).toEqual(before);
    },
    60_000,
  );

  it('can still be talked about: messages and notes stay open', async () => {
    const loan = await deskLoan(server);
    await decided('withdrawn')(loan.loanId);
    const at = { loanId: loan.loanId };
    expect((await processor.mutate('loanWork.writeNote', { ...at, text: 'Called about it.' })).status).toBe(200);
    expect((await processor.mutate('loanWork.write', { ...at, person: 'borrower', text: 'Hello.' })).status).toBe(200);
  });
});
