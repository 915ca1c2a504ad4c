import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingOpen, type PipelineView } from '#entities/contract/pipeline.ts';
import { dana } from '#testing/leads.ts';
import { oneByTurns } from '#testing/long-run/turns.ts';
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

describe('assigning', () => {
  it('gives loans to a colleague, tells what changed meanwhile and refuses what is out of reach', async () => {
    const [company, other] = [await newCompany(), await newCompany()];
    const manager = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const officer = await staff(
      { role: 'loanOfficer', scopeKind: 'own' },
      { role: 'loanOfficer', scopeKind: 'company', scopeId: company },
    );
    const auditor = await staff({ role: 'auditor' });
    const [one, two, foreign] = [
      await loan({ company_id: company }),
      await loan({ company_id: company, assigned_to: officer.accountId }),
      await loan({ company_id: other }),
    ];
    const assign = (loans: { loanId: string; ownerId: string | null }[], to: string | null) =>
      manager.mutate('pipeline.assign', { loans, to });
    expect(
      (
        await assign(
          [
            { loanId: one, ownerId: null },
            { loanId: two, ownerId: null },
          ],
          officer.accountId,
        )
      ).data,
    ).toEqual({
      assigned: [one],
      changed: [two],
    });
    expect(await found(officer, 'whitfield')).toEqual(expect.arrayContaining([one, two]));
    const told = async () => ((await officer.query('desk.notifications')).data as unknown[]).length;
    const [toldBefore, versionOf] = [
      await told(),
      () => query('SELECT version FROM applications WHERE id = $1', [one]),
    ];
    const before = await versionOf();
    expect((await assign([{ loanId: one, ownerId: officer.accountId }], officer.accountId)).data).toEqual({
      assigned: [],
      changed: [],
    });
    expect([await versionOf(), await told()]).toEqual([before, toldBefore]);
    expect(
      await assign(
        [
          { loanId: one, ownerId: officer.accountId },
          { loanId: foreign, ownerId: null },
        ],
        null,
      ),
    ).toMatchObject({
      status: 404,
      reason: 'notFound',
    });
    expect(await assign([{ loanId: one, ownerId: officer.accountId }], auditor.accountId)).toMatchObject({
      status: 400,
    });
    const [kept] = await query('SELECT assigned_to FROM applications WHERE id = $1', [one]);
    expect(kept.assigned_to).toBe(officer.accountId);
    const events = await query("SELECT actor FROM events WHERE application_id = $1 AND kind = 'loanAssigned'", [one]);
    expect(events).toEqual([{ actor: `staff/${manager.accountId}` }]);
    for (const role of ['loanOfficer', 'underwriter', 'auditor', 'partner'] as const) {
      const browser = await staff({ role });
      expect(
        await browser.mutate('pipeline.assign', { loans: [{ loanId: one, ownerId: null }], to: null }),
      ).toMatchObject({
        status: 403,
      });
    }
  });
});

describe('an export', () => {
  it('holds what is in reach, neutralises formulas and is written down', async () => {
    const company = await newCompany();
    const reader = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    await loan({ company_id: company }, { ...dana, lastName: '=HYPERLINK("http://evil.example")' });
    await loan();
    const view = encodeURIComponent(JSON.stringify(everythingOpen));
    const response = await reader.fetch(`/api/portal/pipeline.csv?view=${view}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const lines = bytes.toString().trimEnd().split('\r\n');
    expect([response.status, lines.length, bytes.subarray(0, 4).toString('hex')]).toEqual([200, 2, 'efbbbf22']);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example""), Dana"`);
    expect(lines[1]).toContain('"Website"');
    const logged = await query("SELECT body FROM desk_events WHERE account_id = $1 AND kind = 'pipelineExported'", [
      reader.accountId,
    ]);
    expect(logged).toHaveLength(1);
    expect((await server.browser().fetch(`/api/portal/pipeline.csv?view=${view}`)).status).toBe(401);
    expect((await reader.fetch('/api/portal/pipeline.csv?view={')).status).toBe(400);
    const foreign = await reader.fetch(`/api/portal/pipeline.csv?view=${view}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });

  it('shows every column as it always did, byte for byte', async () => {
    const company = await newCompany();
    const reader = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const ids = [await loan({ company_id: company }), await loan({ company_id: company })];
    const given = [
      `names = 'O"Brien, Zoë and =SUM(A1)', state = 'TN', lead_source = 'web', line = 87428, cltv = 7025, dti = 4349, score = 712,
       stage = 'review', waiting_on = 'staff', three_day_started = '2025-11-26', three_day_met = '2025-12-01',
       decision_clock = 'creditDecision', decision_started = '2025-11-20', decision_met = NULL, assigned_to = '${reader.accountId}',
       touched_at = '2025-12-01 05:06:07.891234+00'`,
      `names = '-1', state = NULL, lead_source = '@elsewhere', line = 0, cltv = NULL, dti = NULL, score = NULL, stage = 'inquiry',
       waiting_on = 'borrower', three_day_started = NULL, three_day_met = NULL, decision_clock = NULL, decision_started = NULL,
       decision_met = NULL, assigned_to = NULL, touched_at = '2025-12-01 05:06:07+00'`,
    ];
    for (const [at, values] of given.entries())
      await query(`UPDATE pipeline_rows SET ${values} WHERE application_id = $1`, [ids[at]]);
    const numbers = await query('SELECT loan_number FROM applications WHERE id = ANY($1) ORDER BY 1', [ids]);
    const [owner] = await query("SELECT concat_ws(' ', first_name, last_name) AS name FROM accounts WHERE id = $1", [
      reader.accountId,
    ]);
    const view = encodeURIComponent(JSON.stringify({ ...everythingOpen, stage: 'any' }));
    const response = await reader.fetch(`/api/portal/pipeline.csv?view=${view}`);
    expect(await response.text()).toBe(
      [
        '"Loan number","Borrowers","State","Source","Line (dollars)","CLTV (%)","DTI (%)","Score used","Stage","Waiting on","3-day clock due","3-day clock met","Decision clock due","Decision clock met","Owner","Last touched (UTC)"',
        `"HL-${numbers[0].loan_number}","O""Brien, Zoë and =SUM(A1)","TN","Website","87428","70.3","43.5","712","Final review","Staff","2025-12-02","2025-12-01","2025-12-20","","${owner.name}","2025-12-01T05:06:07.891Z"`,
        `"HL-${numbers[1].loan_number}","'-1","","'@elsewhere","","","","","Inquiry","Borrower","","","","","","2025-12-01T05:06:07.000Z"`,
        '',
      ].join('\r\n'),
    );
  });

  it.each(oneByTurns(['identity', 'gzip']))('sent as %s is read no further once nobody takes it', async (encoding) => {
    const company = await newCompany();
    const reader = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const first = await loan({ company_id: company });
    const [{ columns }] = await query(
      "SELECT string_agg(column_name, ', ') AS columns FROM information_schema.columns WHERE table_name = 'pipeline_rows' AND is_generated = 'NEVER'",
    );
    // Only the rows themselves: neither their loans nor anything derived from them.
    await query(
      `SET session_replication_role = replica; INSERT INTO pipeline_rows (${columns}) SELECT ${columns} FROM (
         SELECT (jsonb_populate_record(r, jsonb_build_object('application_id', gen_random_uuid(),
           'loan_number', r.loan_number * 100000 + n))).* FROM pipeline_rows r, generate_series(1, 20000) n WHERE r.application_id = '${first}') many;
       RESET session_replication_role`,
    );
    const { pool } = server.container.database;
    let asked = 0;
    const count = () => {
      asked += 1;
    };
    pool.on('acquire', count);
    const view = encodeURIComponent(JSON.stringify(everythingOpen));
    const response = await reader.fetch(`/api/portal/pipeline.csv?view=${view}`, {
      headers: { 'accept-encoding': encoding },
    });
    const stream = response.body?.getReader();
    await stream?.read();
    await stream?.cancel();
    const whenLeft = asked;
    await reader.query('pipeline.overview');
    pool.off('acquire', count);
    expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    expect([whenLeft < 15, asked - whenLeft < 15]).toEqual([true, true]);
  });
});

describe('views of one’s own', () => {
  it('are kept, replaced by name, counted and removed, and are nobody else’s', async () => {
    const [mine, other] = [await staff({ role: 'manager' }), await staff({ role: 'manager' })];
    const view = { ...everythingOpen, state: 'FL' };
    const saved = await mine.mutate('pipeline.saveView', { name: 'Florida', view });
    await mine.mutate('pipeline.saveView', { name: 'FLORIDA', view: { ...view, clock: 'late' } });
    const { id } = saved.data as { id: string };
    const viewsOf = async (staff: Browser) =>
      (
        (await staff.query('pipeline.overview')).data as {
          saved: { id: string; name: string; view: PipelineView }[];
        }
      ).saved;
    expect(await viewsOf(mine)).toMatchObject([{ id, name: 'FLORIDA', view: { state: 'FL', clock: 'late' } }]);
    expect(await viewsOf(other)).toEqual([]);
    const rename = async (who: Browser, name: string, seen: string) =>
      who.mutate('pipeline.renameView', { id, name, seen });
    expect((await rename(mine, ' Sunshine ', 'FLORIDA')).data).toEqual({ kind: 'renamed' });
    expect((await rename(mine, 'Miami', 'FLORIDA')).data).toEqual({ kind: 'changedMeanwhile' });
    expect(await viewsOf(mine)).toMatchObject([{ id, name: 'Sunshine', view: { state: 'FL', clock: 'late' } }]);
    const second = (await mine.mutate('pipeline.saveView', { name: 'Miami', view })).data as { id: string };
    expect((await rename(mine, 'MIAMI', 'Sunshine')).data).toEqual({ kind: 'nameTaken' });
    expect((await rename(mine, 'SUNSHINE', 'Sunshine')).data).toEqual({ kind: 'renamed' });
    await mine.mutate('pipeline.removeView', second);
    expect(await rename(other, 'Theirs', 'SUNSHINE')).toMatchObject({ status: 404 });
    expect(await other.mutate('pipeline.removeView', { id })).toMatchObject({ status: 404 });
    await mine.mutate('pipeline.removeView', { id });
    expect(await viewsOf(mine)).toEqual([]);
  });
});

describe('a view that is shared', () => {
  it('is by a manager of the whole lender, seen by colleagues as wide, counted in each one’s reach, and removed once', async () => {
    const [author, other] = [await staff({ role: 'manager' }), await staff({ role: 'manager' })];
    const processor = await staff({ role: 'processor' });
    const [narrow] = [await staff({ role: 'manager', scopeKind: 'company', scopeId: await newCompany() })];
    const shared = { name: 'Florida, late', view: { ...everythingOpen, state: 'FL' }, isShared: true };
    expect(await processor.mutate('pipeline.saveView', shared)).toMatchObject({ reason: 'notAllowed' });
    expect(await narrow.mutate('pipeline.saveView', shared)).toMatchObject({ reason: 'notAllowed' });
    const { id } = (await author.mutate('pipeline.saveView', shared)).data as { id: string };
    const viewsOf = async (who: Browser) => ((await who.query('pipeline.overview')).data as { saved: unknown[] }).saved;
    const seen = { id, name: 'Florida, late', sharedBy: 'Sam manager' };
    expect(await viewsOf(author)).toMatchObject([{ ...seen, canRemove: true }]);
    expect(await viewsOf(other)).toMatchObject([{ ...seen, canRemove: true }]);
    expect(await viewsOf(processor)).toMatchObject([{ ...seen, canRemove: false }]);
    expect(await viewsOf(narrow)).toEqual([]);
    const renamed = { id, name: 'Florida, overdue', seen: 'Florida, late' };
    expect(await processor.mutate('pipeline.renameView', renamed)).toMatchObject({ status: 404 });
    expect((await other.mutate('pipeline.renameView', renamed)).data).toEqual({ kind: 'renamed' });
    expect((await author.mutate('pipeline.renameView', renamed)).data).toEqual({ kind: 'changedMeanwhile' });
    expect(await viewsOf(processor)).toMatchObject([{ ...seen, name: 'Florida, overdue', canRemove: false }]);
    expect(await processor.mutate('pipeline.removeView', { id })).toMatchObject({ status: 404 });
    expect((await other.mutate('pipeline.removeView', { id })).data).toEqual({ ok: true });
    expect(await author.mutate('pipeline.removeView', { id })).toMatchObject({ status: 404 });
    expect(await viewsOf(processor)).toEqual([]);
  });
});

describe('live updates', () => {
  it('tell of loans in reach and of no others', async () => {
    const company = await newCompany();
    const manager = await staff({ role: 'manager', scopeKind: 'company', scopeId: company });
    const [theirs, foreign] = [await loan({ company_id: company }), await loan()];
    const response = await manager.fetch('/api/trpc/pipeline.changes');
    const reader = response.body?.getReader();
    let heard = '';
    const until = async (text: string) => {
      while (!heard.includes(text)) heard += new TextDecoder().decode((await reader?.read())?.value);
    };
    await until('connected');
    await projectLoans(server.container.database, foreign);
    await projectLoans(server.container.database, theirs);
    await until(theirs);
    expect(heard).not.toContain(foreign);
    await reader?.cancel();
  });
});
