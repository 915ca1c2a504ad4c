import { afterAll, beforeAll, expect, it } from 'vitest';
import { wholeTrail } from '#entities/contract/desk/audit-filter.ts';
import { pipelineDesk } from '#testing/pipeline-desk.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.close());

const { query, staff, newCompany, loan } = pipelineDesk(() => server);
type Staff = Awaited<ReturnType<typeof staff>>;
type Page = {
  rows: { loanNumber: string; loanId: string | null; kind: string; who: string }[];
  next: string | null;
};
const trail = async (by: Staff, filter: object = {}, cursor: string | null = null) =>
  (await by.query('audit.page', { filter: { ...wholeTrail, ...filter }, cursor })).data as Page;
const exported = (by: Staff, filter: object = {}) =>
  by.fetch(`/api/portal/audit.csv?filter=${encodeURIComponent(JSON.stringify({ ...wholeTrail, ...filter }))}`);

it('shows who did what on every loan in reach, by person, kind, day and loan, and no other', async () => {
  const company = await newCompany();
  const [here, there] = [await loan({ company_id: company }), await loan()];
  const numberOf = async (id: string) =>
    `HL-${(await query('SELECT loan_number FROM applications WHERE id = $1', [id]))[0].loan_number}`;
  const numbers = { here: await numberOf(here), there: await numberOf(there) };
  const auditor = await staff({ role: 'auditor' });
  await auditor.query('loanFile.open', { loanId: there });
  const all = await trail(auditor);
  expect(new Set(all.rows.map(({ loanNumber }) => loanNumber))).toEqual(new Set(Object.values(numbers)));
  expect(all.rows[0]).toMatchObject({ kind: 'loanSeen', who: 'Sam auditor', loanId: there });
  const kinds = async (filter: object) => (await trail(auditor, filter)).rows.map(({ kind }) => kind);
  expect(await kinds({ person: 'sam AUD' })).toEqual(['loanSeen']);
  expect(await kinds({ person: 'nobody' })).toEqual([]);
  expect(await kinds({ kind: 'loanSeen' })).toEqual(['loanSeen']);
  expect(new Set((await trail(auditor, { loan: numbers.here })).rows.map((row) => row.loanNumber))).toEqual(
    new Set([numbers.here]),
  );
  expect(await kinds({ loan: 'HL-x' })).toEqual([]);
  const today = server.container.clock.today();
  expect((await kinds({ from: today, to: today })).length).toBe(all.rows.length);
  expect(await kinds({ to: '2020-01-01' })).toEqual([]);

  const narrow = await staff({ role: 'auditor', scopeKind: 'company', scopeId: company });
  expect(new Set((await trail(narrow)).rows.map((row) => row.loanNumber))).toEqual(new Set([numbers.here]));
  // Staff who cannot open loans get no link to one.
  expect((await trail(await staff({ role: 'admin' }))).rows.every(({ loanId }) => loanId === null)).toBe(true);
  expect(
    (await (await staff({ role: 'loanOfficer' })).query('audit.page', { filter: wholeTrail, cursor: null })).status,
  ).toBe(403);
});

it('turns its pages without leaving anything out, and exports the same, which is itself kept', async () => {
  for (let times = 0; times < 30; times += 1) await loan();
  const auditor = await staff({ role: 'auditor' });
  const [{ count }] = await query('SELECT count(*)::int AS count FROM events');
  let seen = 0;
  let cursor: string | null = null;
  do {
    const page: Page = await trail(auditor, {}, cursor);
    seen += page.rows.length;
    cursor = page.next;
  } while (cursor !== null);
  expect(seen).toBe(count);
  const response = await exported(auditor);
  expect(response.headers.get('content-disposition')).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/);
  const text = await response.text();
  expect(text.trim().split('\n')).toHaveLength(count + 1);
  // Nothing people wrote or typed is in the file.
  expect(text).not.toMatch(/@example\.com|Whitfield/);
  expect(await query("SELECT account_id FROM desk_events WHERE kind = 'auditExported'")).toEqual([
    { account_id: auditor.accountId },
  ]);
  expect((await exported(await staff({ role: 'processor' }))).status).toBe(403);
  expect((await auditor.fetch('/api/portal/audit.csv?filter={')).status).toBe(400);
});
