import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#entities/values/day.ts';
import type { DecisionPace } from '#rules/compliance/decision-pace.ts';
import { changeDocument, type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { applicantsWord } from '#testing/notices/applicants-word.ts';
import { mailsAccepted } from '#testing/notices/notices.ts';
import { passDays } from '#testing/pass-days.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDecision } from './loan-decision.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type Browser = Awaited<ReturnType<typeof staff>>;
const { query, staff, newCompany, loan } = pipelineDesk(() => server);
const paceFor = async (browser: Browser): Promise<DecisionPace> => {
  const { status, data } = await browser.query('pipeline.overview');
  expect(status).toBe(200);
  return (data as { pace: DecisionPace }).pace;
};
const few = (decisions: number) => ({ kind: 'tooFew', decisions });
const pass = (days: number): void => {
  passDays(server, days);
};

/** A loan that was decided so many days ago, so many days after it was complete. */
const decided = async (place: Parameters<typeof loan>[0], { days, ago = 0 }: { days: number; ago?: number }) => {
  const loanId = await loan(place);
  const on = addDays(server.container.clock.today(), -ago);
  await query(
    `INSERT INTO clocks (application_id, kind, started_on, due_on, met_on, met_by)
     VALUES ($1, 'creditDecision', $2, $3, $3, 'decided')`,
    [loanId, addDays(on, -days), on],
  );
  await projectLoans(server.container.database, loanId);
  return loanId;
};
const newBranch = async (): Promise<string> =>
  String((await query('INSERT INTO branches (name) VALUES ($1) RETURNING id', [crypto.randomUUID()]))[0].id);

describe('the days from complete to decision', () => {
  it('are those of the loans within reach, each once, whatever other staff have', async () => {
    const [company, other, branch] = [await newCompany(), await newCompany(), await newBranch()];
    const inCompany = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const inBranch = await staff({ role: 'manager', scopeKind: 'branch', scopeId: branch });
    const officer = await staff(
      { role: 'loanOfficer', scopeKind: 'own' },
      { role: 'manager', scopeKind: 'branch', scopeId: branch },
    );
    for (const days of [4, 9, 6, 7, 12]) await decided({ company_id: company }, { days });
    for (const days of [1, 2]) await decided({ company_id: company, branch_id: branch }, { days, ago: 7 });
    for (const days of [30, 31, 32]) await decided({ company_id: other }, { days });
    await decided({ branch_id: branch, assigned_to: officer.accountId, brought_by: officer.accountId }, { days: 5 });
    await decided({ brought_by: officer.accountId }, { days: 5 });
    expect(await paceFor(inCompany)).toEqual({
      kind: 'measured',
      decisions: 7,
      median: 6,
      before: null,
      weeks: [...Array(10).fill(null), 1.5, 7],
    });
    expect(await paceFor(inBranch)).toEqual(few(3));
    expect(await paceFor(officer)).toEqual(few(4));
    expect(await paceFor(await staff({ role: 'manager' }))).toMatchObject({ decisions: 12, median: 6.5 });
    const partner = await staff({ role: 'partner', scopeKind: 'company', scopeId: company });
    expect(await partner.query('pipeline.overview')).toMatchObject({ status: 403, reason: 'notAllowed' });
  });

  it('are compared with the twelve weeks before, and older ones are left out', async () => {
    const company = await newCompany();
    const reader = await staff({ role: 'auditor', scopeKind: 'company', scopeId: company });
    for (const days of [6, 7, 8, 9, 10]) await decided({ company_id: company }, { days, ago: 20 });
    for (const days of [11, 12, 13, 14]) await decided({ company_id: company }, { days, ago: 100 });
    await decided({ company_id: company }, { days: 40, ago: 200 });
    expect(await paceFor(reader)).toMatchObject({ decisions: 5, median: 8, before: null });
    await decided({ company_id: company }, { days: 15, ago: 110 });
    expect(await paceFor(reader)).toMatchObject({ decisions: 5, median: 8, before: 13 });
  });

  it('go with the loan to whom it is given, also after a fold, and are gone with it', async () => {
    const [one, two] = [
      await staff({ role: 'loanOfficer', scopeKind: 'own' }),
      await staff({ role: 'loanOfficer', scopeKind: 'own' }),
    ];
    const manager = await staff({ role: 'manager' });
    const given = async (loanId: string, from: Browser, to: Browser) => {
      const loans = [{ loanId, ownerId: from.accountId }];
      const { data } = await manager.mutate('pipeline.assign', { loans, to: to.accountId });
      expect(data).toMatchObject({ assigned: [loanId] });
    };
    const loans = [
      await decided({ assigned_to: one.accountId }, { days: 3 }),
      await decided({ assigned_to: one.accountId }, { days: 3 }),
    ];
    const seen = async () => [await paceFor(one), await paceFor(two)];
    const all = (await paceFor(manager)).decisions;
    expect(await seen()).toEqual([few(2), few(0)]);
    await given(loans[0] ?? '', one, two);
    expect(await seen()).toEqual([few(1), few(1)]);
    await query('SELECT fold_pipeline_counts()');
    await given(loans[1] ?? '', one, two);
    await given(loans[0] ?? '', two, one);
    expect(await seen()).toEqual([few(1), few(1)]);
    await query('SELECT fold_pipeline_counts()');
    expect(await seen()).toEqual([few(1), few(1)]);
    expect((await paceFor(manager)).decisions).toBe(all);
    await query('SELECT purge_application($1)', [loans[0]]);
    expect(await seen()).toEqual([few(0), few(1)]);
    expect((await paceFor(manager)).decisions).toBe(all - 1);
  });
});

describe('what ends the days to decide', () => {
  const desk = async () => {
    const company = await newCompany();
    const una = await staff({ role: 'underwriter' });
    const reader = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const submitted = async (): Promise<DeskLoan> => {
      const made = await deskLoan(server);
      await query('UPDATE applications SET company_id = $2 WHERE id = $1', [made.loanId, company]);
      await projectLoans(server.container.database, made.loanId);
      pass(4);
      return made;
    };
    const record = async ({ loanId }: DeskLoan, kind: string, said: { amount?: number } = {}) => {
      const word = kind === 'withdrawn' ? await applicantsWord(server, loanId) : null;
      const press = async () => {
        const { runs, decided: last } = (await una.mutate('loanFile.decision', { loanId })).data as LoanDecision;
        const shown = { loanId, run: runs[0]?.run, seenDecisionId: last?.id ?? null, amount: null, note: null };
        return (await una.mutate('loanDecision.record', { ...shown, kind, word, ...said })).data;
      };
      // The hard pull that follows an approval may come in between, and is a run of its own.
      await expect.poll(press).toEqual({ kind: 'recorded' });
      await mailsAccepted(server);
    };
    const counted = async () =>
      (await query('SELECT decided_on - completed_on AS days FROM pipeline_rows WHERE company_id = $1', [company]))
        .flatMap(({ days }) => (days === null ? [] : [days]))
        .sort();
    const told = async () => [await counted(), await paceFor(reader)];
    return { submitted, record, told };
  };

  it('is a decision when it is yes or no, and none when it is a question or a withdrawal', async () => {
    const { submitted, record, told } = await desk();
    expect(await told()).toEqual([[], few(0)]);
    await record(await submitted(), 'suspended');
    await record(await submitted(), 'withdrawn');
    expect(await told()).toEqual([[], few(0)]);
    const approved = await submitted();
    await record(approved, 'conditionallyApproved');
    expect(await told()).toEqual([[4], few(1)]);
    // The decision was made, whether or not the applicants accept it.
    await record(approved, 'withdrawn');
    const refused = await submitted();
    await changeDocument(server, refused.loanId, {
      listing: { isListed: true, wasListedLately: null, endedOn: null },
    });
    await record(refused, 'denied');
    expect(await told()).toEqual([[4, 4], few(2)]);
  });

  it('counts a counteroffer as a decision; once accepted, the loan is open and counts as it is decided again', async () => {
    const { submitted, record, told } = await desk();
    const countered = await submitted();
    const [row] = await query("SELECT document -> 'offerChoice' AS choice FROM applications WHERE id = $1", [
      countered.loanId,
    ]);
    await changeDocument(server, countered.loanId, { offerChoice: { ...row.choice, amount: 390_000 } });
    await record(countered, 'countered', { amount: 60_000 });
    expect(await told()).toEqual([[4], few(1)]);
    const taken = await countered.applicant.mutate('loan.answerCounter', { answer: 'take' });
    expect(taken.data).toEqual({ kind: 'taken' });
    expect(await told()).toEqual([[], few(0)]);
    pass(2);
    await record(countered, 'conditionallyApproved');
    expect(await told()).toEqual([[2], few(1)]);
  });
});
