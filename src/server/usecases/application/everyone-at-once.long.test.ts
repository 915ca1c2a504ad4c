import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkedChain } from '#testing/audit/chained-database.ts';
import { deskLoan } from '#testing/desk-loans.ts';
import { fc } from '#testing/fast-check.ts';
import { isLong } from '#testing/long-run/turns.ts';
import { projectedAgain } from '#testing/projection/derived-rows.ts';
import { samplePdf } from '#testing/sample-files.ts';
import { staffBrowser } from '#testing/staff-browsers.ts';
import type { Answer, TestBrowser } from '#testing/test-browser.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanCondition } from '../conditions/loan-conditions.ts';
import { receiveCurrentDisclosures } from '../documents/disclosures.ts';
import { storeFile } from '../documents/store-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type People = { applicant: TestBrowser; processor: TestBrowser; underwriter: TestBrowser };
type Desk = People & { loanId: string; conditions: readonly LoanCondition[] };
type Deed = (desk: Desk, turn: number) => Promise<Answer>;

const one = <Item>(items: readonly Item[], turn: number): Item | undefined => items[turn % Math.max(1, items.length)];
const said = (turn: number): string => `Said in turn ${turn}.`;
const told: Answer = { status: 200, data: null, reason: null, message: null };

/** Everyday actions on one loan, each unaware of the others. */
const deeds: Readonly<Record<string, Deed>> = {
  sendsFile: async ({ loanId }, turn) => {
    const purpose = { name: `${turn}.pdf`, documentType: 'homeownersInsurance', propertyId: null } as const;
    await storeFile(
      server.container,
      { applicationId: loanId, person: 'borrower' },
      { purpose: { ...purpose, idSubtype: null, idSide: null }, body: Readable.from([samplePdf({ padding: turn })]) },
    );
    return told;
  },
  readsPapers: async ({ loanId }) => {
    await receiveCurrentDisclosures(server.container, { applicationId: loanId, person: 'borrower' });
    return told;
  },
  writesToStaff: ({ applicant }, turn) => applicant.mutate('loan.write', { text: said(turn) }),
  answers: ({ applicant, conditions }, turn) =>
    applicant.mutate('conditions.answer', { key: conditions.find(({ code }) => code === 603)?.key, text: said(turn) }),
  looksAtHub: ({ applicant }) => applicant.query('loan.hub'),
  opensFile: ({ loanId, processor }) => processor.query('loanFile.open', { loanId }),
  writesNote: ({ loanId, processor }, turn) => processor.mutate('loanWork.writeNote', { loanId, text: said(turn) }),
  writesToPerson: ({ loanId, processor }, turn) =>
    processor.mutate('loanWork.write', { loanId, person: 'borrower', text: said(turn) }),
  readsMessages: ({ loanId, processor }) => processor.mutate('loanWork.readMessages', { loanId, person: 'borrower' }),
  givesReason: ({ loanId, processor }, turn) => processor.mutate('loanWork.giveReason', { loanId, reason: said(turn) }),
  opensCondition: ({ loanId, processor }, turn) =>
    processor.mutate('loanWork.openCondition', {
      loanId,
      code: 414,
      owner: 'borrower',
      subjectId: `s${turn % 3}`,
      reason: said(turn),
    }),
  waives: ({ loanId, conditions, underwriter }, turn) => {
    const chosen = one(
      conditions.filter(({ canBeWaived }) => canBeWaived),
      turn,
    );
    return underwriter.mutate('loanWork.decideCondition', {
      loanId,
      key: chosen?.key,
      seen: chosen?.changedAt,
      decision: { kind: 'waive', cause: 'other', note: said(turn) },
    });
  },
  readsDecision: ({ loanId, underwriter }) => underwriter.mutate('loanFile.decision', { loanId }),
};
const names = Object.keys(deeds);

const rounds = fc.array(fc.array(fc.constantFrom(...names), { minLength: 2, maxLength: 8 }), {
  minLength: 2,
  maxLength: 4,
});

it('does what each of many asks of one loan at the same moment, and keeps all of it', async () => {
  const { pool } = server.container.database;
  await fc.assert(
    fc.asyncProperty(rounds, async (planned) => {
      const { loanId, applicant } = await deskLoan(server);
      const processor = await staffBrowser(server, [{ role: 'processor', scopeKind: 'lender' }]);
      const underwriter = await staffBrowser(server, [{ role: 'underwriter', scopeKind: 'lender' }]);
      const done: string[] = [];
      let turn = 0;
      for (const round of planned) {
        const { data } = await processor.query('loanFile.conditions', { loanId });
        const desk = { loanId, applicant, processor, underwriter, conditions: data as LoanCondition[] };
        const answers = await Promise.all(
          round.map(async (name) => {
            turn += 1;
            return { name, answer: await deeds[name]?.(desk, turn) };
          }),
        );
        expect(answers.filter(({ answer }) => answer?.status !== 200)).toEqual([]);
        done.push(...round);
      }
      const count = (...wanted: string[]) => done.filter((name) => wanted.includes(name)).length;
      const { rows } = await pool.query(
        `SELECT (SELECT count(*)::int FROM loan_notes WHERE application_id = $1) AS notes,
           (SELECT count(*)::int FROM loan_messages WHERE application_id = $1) AS messages,
           (SELECT coalesce(sum(unread), 0)::int - (SELECT count(*) FROM loan_messages m WHERE m.application_id = $1 AND m.staff_id IS NULL
             AND m.read_at IS NULL)::int FROM loan_talks WHERE application_id = $1) AS "unreadTooMany",
           (SELECT count(*)::int FROM files WHERE application_id = $1 AND name ~ '^[0-9]+[.]pdf$') AS files,
           (SELECT count(*)::int FROM events WHERE application_id = $1 AND kind = 'accessReasoned') AS reasons`,
        [loanId],
      );
      const { brokenAt } = await checkedChain(server.container.database, {
        chain: loanId,
        ring: server.container.ring,
      });
      expect({ ...rows[0], brokenAt }).toEqual({
        notes: count('writesNote'),
        messages: count('writesToStaff', 'writesToPerson'),
        unreadTooMany: 0,
        files: count('sendsFile'),
        reasons: count('givesReason'),
        brokenAt: null,
      });
    }),
    { numRuns: isLong ? 12 : 3 },
  );
  const { left, again } = await projectedAgain(server.container.database);
  expect(left).toEqual(again);
}, 120_000);
