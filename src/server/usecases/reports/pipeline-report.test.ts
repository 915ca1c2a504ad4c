import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportedLoan, ReportFigure } from '#entities/contract/reports/pipeline-report.ts';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { type DeskLoan, deskLoan } from '#testing/desk-loans.ts';
import { passDays } from '#testing/pass-days.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import type { LoanDecision } from '../decisions/loan-decision.ts';
import type { ShownReport } from './pipeline-report.ts';

let server: TestServer;
type Staff = Awaited<ReturnType<typeof staff>>;
let manager: Staff;
let underwriter: Staff;
let company: string;
const loans: Record<'denied' | 'withdrawn' | 'open', DeskLoan> = {} as never;

const { query, staff, newCompany } = pipelineDesk(() => server);
const period = () => ({ from: server.container.clock.today().slice(0, 8).concat('01'), to: '2027-06-30' });
const asked = (change: object = {}) => ({ period: period(), by: 'partner', only: null, ...change });
const reportOf = async (by: Staff, change: object = {}) => {
  const { status, data } = await by.query('reports.pipeline', asked(change));
  expect(status).toBe(200);
  return data as ShownReport;
};
const listOf = async (by: Staff, figure: ReportFigure, change: object = {}) =>
  ((await by.query('reports.loans', { asked: asked(change), figure, cursor: null })).data as { rows: ReportedLoan[] })
    .rows;
const idsOf = (rows: ReportedLoan[]) => rows.map(({ loanId }) => loanId).sort();

const deny = async ({ loanId }: DeskLoan) => {
  const { runs, decided } = (await underwriter.mutate('loanFile.decision', { loanId })).data as LoanDecision;
  const seen = { loanId, run: runs[0]?.run, seenDecisionId: decided?.id ?? null, amount: null, note: null };
  const said = { kind: 'denied', judgment: ['other'], otherReason: 'The roof is gone' };
  expect((await underwriter.mutate('loanDecision.record', { ...seen, ...said })).data).toEqual({ kind: 'recorded' });
};

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
  manager = await staff({ role: 'manager' });
  underwriter = await staff({ role: 'underwriter' });
  company = await newCompany();
  for (const name of ['denied', 'withdrawn', 'open'] as const) loans[name] = await deskLoan(server);
  await query('UPDATE applications SET company_id = $1 WHERE id = $2', [company, loans.open.loanId]);
  await projectLoans(server.container.database, loans.open.loanId);
  passDays(server, 3);
  const done = { applicationId: loans.denied.loanId, actor: { staff: underwriter.accountId } } as const;
  const body = { key: '9', code: 9, state: 'accepted', reason: null };
  await server.container.database.transact((tx) => appendEvent(tx, { ...done, kind: 'conditionDecided', body }));
  await deny(loans.denied);
  await loans.withdrawn.applicant.mutate('loan.withdraw', {});
  // An inquiry is no application.
  await pipelineDesk(() => server).loan();
});
afterAll(() => server.close());

describe('the report of a period', () => {
  it('tells what became of every application that began in it', async () => {
    const { report } = await reportOf(manager);
    expect(report).toMatchObject({
      received: { loans: 3 },
      open: { loans: 1 },
      funded: { loans: 0, amount: 0 },
      fellOut: { loans: 2 },
      fallout: [
        { outcome: 'denied', tally: { loans: 1 }, stages: [{ stage: 'documents', loans: 1 }] },
        { outcome: 'withdrawn', tally: { loans: 1 }, stages: [{ stage: 'documents', loans: 1 }] },
      ],
    });
    expect(report.groups.map(({ value, received }) => [value, received.loans])).toEqual([
      [null, 2],
      [company, 1],
    ]);
    const documents = report.stages.find(({ stage }) => stage === 'documents');
    expect(documents).toMatchObject({ left: { loans: 2, median: null }, there: { loans: 1, median: null } });
  });

  it('opens exactly the loans behind each figure, with their days in a stage', async () => {
    const all = Object.values(loans).map(({ loanId }) => loanId);
    expect(idsOf(await listOf(manager, { kind: 'received' }))).toEqual(all.sort());
    expect(idsOf(await listOf(manager, { kind: 'outcome', outcome: 'open' }))).toEqual([loans.open.loanId]);
    expect(idsOf(await listOf(manager, { kind: 'fallout' }))).toEqual(
      [loans.denied.loanId, loans.withdrawn.loanId].sort(),
    );
    const ended = { kind: 'endedIn', outcome: 'denied' } as const;
    expect(idsOf(await listOf(manager, { ...ended, stage: 'documents' }))).toEqual([loans.denied.loanId]);
    expect(await listOf(manager, { ...ended, stage: 'review' })).toEqual([]);
    expect(await listOf(manager, { kind: 'stage', stage: 'documents', isThere: false })).toMatchObject([
      { days: 3 },
      { days: 3 },
    ]);
    expect(await listOf(manager, { kind: 'stage', stage: 'documents', isThere: true })).toMatchObject([
      { loanId: loans.open.loanId, days: 3 },
    ]);
  });

  it('counts what each person finished, and opens the loans it was on', async () => {
    const { work } = await reportOf(manager);
    expect(work).toMatchObject([
      {
        person: underwriter.accountId,
        name: 'Sam underwriter',
        counts: { decisions: 1, documents: 0, conditions: 1 },
        wait: { loans: 0 },
      },
    ]);
    const figure = { kind: 'work', person: underwriter.accountId, work: 'decisions' } as const;
    expect(await listOf(manager, figure)).toMatchObject([{ loanId: loans.denied.loanId, count: 1 }]);
  });

  it('narrows to one group of the breakdown, in the list as well', async () => {
    const only = { by: 'partner', value: company };
    expect((await reportOf(manager, { only })).report.received.loans).toBe(1);
    expect(idsOf(await listOf(manager, { kind: 'received' }, { only }))).toEqual([loans.open.loanId]);
    const product = await reportOf(manager, { by: 'product' });
    expect(product.report.groups.map(({ value, received }) => [value, received.loans])).toEqual([['variable', 3]]);
  });

  it('of a period without applications is empty', async () => {
    const { report, work } = await reportOf(manager, { period: { from: '2020-01-01', to: '2020-12-31' } });
    expect([report.received.loans, report.stages, work]).toEqual([0, [], []]);
    expect(
      (await manager.query('reports.pipeline', asked({ period: { from: '2026-02-01', to: '2026-01-01' } }))).status,
    ).toBe(400);
  });

  it('reaches as far as the grant, names loans only to those who open them, and is for nobody else', async () => {
    const narrow = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    expect((await reportOf(narrow)).report.received.loans).toBe(1);
    expect((await reportOf(narrow)).work).toEqual([]);
    expect(idsOf(await listOf(narrow, { kind: 'received' }))).toEqual([loans.open.loanId]);
    const admin = await staff({ role: 'admin' });
    expect(await listOf(admin, { kind: 'outcome', outcome: 'open' })).toMatchObject([{ loanId: null, names: null }]);
    for (const role of ['underwriter', 'processor', 'loanOfficer', 'closer', 'partner', 'policyManager'] as const) {
      const other = await staff({ role });
      expect((await other.query('reports.pipeline', asked())).status).toBe(403);
      expect((await exported(other)).status).toBe(403);
    }
  });

  it('is taken along as a file with its definitions in the head, which is kept on record', async () => {
    const response = await exported(manager);
    expect(response.headers.get('content-disposition')).toMatch(/report-\d{4}-\d\d-\d\d\.csv/);
    const text = await response.text();
    expect(text).toContain('"Pull-through","Funded loans divided by');
    expect(text).toContain('"Denied","1"');
    expect(text).toContain('"Sam underwriter","0","1","1","0"');
    expect(await query("SELECT account_id FROM desk_events WHERE kind = 'reportExported'")).toEqual([
      { account_id: manager.accountId },
    ]);
    expect((await manager.fetch('/api/portal/reports.csv?asked={')).status).toBe(400);
  });
});

it('a loan whose row is only written again has entered nothing', async () => {
  const visits = () => query('SELECT application_id, number, stage, entered_on FROM stage_visits ORDER BY 1, 2');
  const before = await visits();
  expect(before.length).toBeGreaterThan(6);
  await rebuildPipeline(server.container.database);
  expect(await visits()).toEqual(before);
});

const exported = (by: Staff) =>
  by.fetch(`/api/portal/reports.csv?asked=${encodeURIComponent(JSON.stringify(asked()))}`);
