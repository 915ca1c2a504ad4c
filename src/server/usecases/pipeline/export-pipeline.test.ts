import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everythingOpen } from '#entities/contract/pipeline.ts';
import { dana } from '#testing/leads.ts';
import { oneByTurns } from '#testing/long-run/turns.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const { query, staff, newCompany, loan } = pipelineDesk(() => server);

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
