import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingOpen, type PipelineRow, type PipelineView } from '#entities/contract/pipeline.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { personaLead } from '#testing/persona-lead.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { projectLoans } from '#testing/projection/project-loans.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

type Browser = ReturnType<TestServer['browser']>;
const { query, staff, newCompany, loan, found } = pipelineDesk(() => server);
const pageOf = async (staff: Browser, view: Partial<PipelineView> = {}) => {
  const { status, data } = await staff.query('pipeline.page', {
    view: { ...everythingOpen, ...view },
    cursor: null,
  });
  expect(status).toBe(200);
  return data as { rows: PipelineRow[]; next: string | null; count: number };
};
const idsOf = ({ rows }: { rows: PipelineRow[] }) => rows.map(({ loanId }) => loanId).sort();

describe('the pipeline', () => {
  it('shows each member of staff what their grants reach and nothing else', async () => {
    const [company, other] = [await newCompany(), await newCompany()];
    const officer = await staff({ role: 'loanOfficer', scopeKind: 'own' });
    const inCompany = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const both = await staff(
      { role: 'loanOfficer', scopeKind: 'own' },
      { role: 'manager', scopeKind: 'company', scopeId: other },
      // A wide grant for another action widens nothing.
      { role: 'policyManager' },
    );
    const [theirs, mine, others] = [
      await loan({ company_id: company }),
      await loan({ assigned_to: officer.accountId }),
      await loan({ company_id: other }),
    ];
    const bothMine = await loan({ company_id: other, assigned_to: both.accountId });
    expect(idsOf(await pageOf(inCompany))).toEqual([theirs]);
    expect(idsOf(await pageOf(officer))).toEqual([mine]);
    expect(idsOf(await pageOf(both))).toEqual([others, bothMine].sort());
    expect(await found(officer, 'whitfield')).toEqual([mine]);
    expect(await found(inCompany, 'whit')).toEqual([theirs]);
    expect((await found(both, 'dana whit')).sort()).toEqual([others, bothMine].sort());
    const counts = (await both.query('pipeline.overview')).data as { stages: { loans: number }[] };
    expect(counts.stages).toEqual([{ stage: 'inquiry', loans: 2 }]);
  });

  it.each(['partner', 'policyManager', 'admin'] as const)('is not for a %s', async (role) => {
    const browser = await staff({ role });
    for (const [path, input] of [
      ['pipeline.page', { view: everythingOpen, cursor: null }],
      ['pipeline.search', { typed: 'whitfield' }],
      ['pipeline.overview', undefined],
    ] as const)
      expect(await browser.query(path, input)).toMatchObject({ status: 403, reason: 'notAllowed' });
    const view = encodeURIComponent(JSON.stringify(everythingOpen));
    expect((await browser.fetch(`/api/portal/pipeline.csv?view=${view}`)).status).toBe(403);
  });

  it('finds by name in any order, mail, phone, address, loan number and the last four of an SSN', async () => {
    const lead = await personaLead(server, homeownerWithOneJob, 'creditScore');
    await lead.submit('creditScore');
    const { pool } = server.container.database;
    const loan = 'SELECT loan_number, document FROM applications WHERE id = $1';
    const [row] = (await pool.query(loan, [lead.applicationId])).rows;
    const { borrower, property } = row.document;
    const reader = await staff({ role: 'processor' });
    const phone = `jsonb_set(document, '{borrower,phone}', '"6155550142"')`;
    await query(`UPDATE applications SET document = ${phone} WHERE id = $1`, [lead.applicationId]);
    await projectLoans(server.container.database, lead.applicationId);
    for (const typed of [
      `${borrower.lastName}, ${borrower.firstName.slice(0, 2)}`,
      `${borrower.firstName} ${borrower.lastName}`.toUpperCase(),
      borrower.email,
      borrower.email.toUpperCase(),
      '(615) 555-0142',
      property.line1,
      property.line1.replace(/^\d+ /, ''),
      property.line1.replace(/ (Ave|Street)$/, ''),
      `${property.line1}, ${property.city}`,
      property.city,
      `HL-${row.loan_number}`,
      String(row.loan_number),
      borrower.ssnLast4,
    ])
      expect([typed, await found(reader, typed)]).toEqual([typed, expect.arrayContaining([lead.applicationId])]);
    for (const typed of ['nobody of that name', '0000000000', '%', '_', "'; DROP TABLE accounts; --", '…'])
      expect([typed, await found(reader, typed)]).toEqual([typed, []]);
    const terms = await query('SELECT term FROM pipeline_terms WHERE application_id = $1', [lead.applicationId]);
    const hashed = terms.map(({ term }) => String(term)).filter((term) => term.startsWith('s:'));
    expect([hashed.length, hashed.join().includes(borrower.ssnLast4)]).toEqual([1, false]);
    const [shown] = (await pageOf(reader, { sort: 'touched' })).rows;
    expect(shown).toMatchObject({ loanId: lead.applicationId, score: expect.any(Number), cltv: expect.any(Number) });
  });

  it('turns pages without losing or repeating a row, also when rows come and go', async () => {
    const company = await newCompany();
    const reader = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    await query(
      `INSERT INTO applications (status, schema_version, variant, document, borrower_name, company_id)
       SELECT 'zip', schema_version, variant, document, borrower_name, $1 FROM applications, generate_series(1, 60)
       WHERE id = (SELECT id FROM applications ORDER BY created_at LIMIT 1)`,
      [company],
    );
    await rebuildPipeline(server.container.database);
    for (const sort of ['clock', 'touched', 'name', 'line'] as const) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const { data } = await reader.query('pipeline.page', { view: { ...everythingOpen, sort }, cursor });
        const page = data as { rows: PipelineRow[]; next: string | null; count: number };
        expect(page.count).toBe(60);
        seen.push(...page.rows.map(({ loanId }) => loanId));
        cursor = page.next;
      } while (cursor !== null);
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 60, 60]);
    }
    for (const cursor of ['made up', Buffer.from('["2026-99-99",1]').toString('base64url')])
      expect(await reader.query('pipeline.page', { view: everythingOpen, cursor })).toMatchObject({
        status: 400,
        reason: 'invalidInput',
      });
  });

  it('keeps its counts right through changes, folds and deletions', async () => {
    const company = await newCompany();
    const reader = await staff({ role: 'auditor', scopeKind: 'company', scopeId: company });
    const ids = [await loan({ company_id: company }), await loan({ company_id: company })];
    const counts = async () =>
      ((await reader.query('pipeline.overview')).data as { stages: { stage: string; loans: number }[] }).stages;
    expect(await counts()).toEqual([{ stage: 'inquiry', loans: 2 }]);
    await query("UPDATE applications SET status = 'application3' WHERE id = $1", [ids[0]]);
    await projectLoans(server.container.database, ...ids);
    await query('SELECT fold_pipeline_counts()');
    await query("UPDATE applications SET status = 'joinWaitlist' WHERE id = $1", [ids[1]]);
    await projectLoans(server.container.database, ...ids);
    expect(await counts()).toEqual([{ stage: 'application', loans: 1 }]);
    await query('SELECT purge_application($1)', [ids[0]]);
    await query('SELECT fold_pipeline_counts()');
    expect(await counts()).toEqual([]);
    expect(await query('SELECT 1 FROM pipeline_terms WHERE application_id = $1', [ids[0]])).toEqual([]);
  });
});
