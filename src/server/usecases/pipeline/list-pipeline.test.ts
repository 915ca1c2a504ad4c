import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  clockFilter,
  lineBand,
  type PipelineView,
  pipelineSort,
  pipelineStage,
  waitingOn,
} from '#entities/contract/pipeline.ts';
import { addDays, type Day, weekdayOf } from '#entities/values/day.ts';
import { paceOf } from '#rules/compliance/decision-pace.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { addDesks, anyReach, staffInReach } from '#testing/staff-in-reach.ts';
import { systemClock } from '../../clock.ts';
import { runningDuties } from '../clocks/running-clocks.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { listPipeline, sortOf } from './list-pipeline.ts';
import { pipelineOverview } from './pipeline-overview.ts';

const LOANS = 400;
const clock = systemClock('America/New_York');
let database: TestDatabase;
let container: Container;
let [places, people, rows]: [string[], string[], Row[]] = [[], [], []];

type Row = {
  application_id: string;
  loan_number: number;
  companyId: string | null;
  branchId: string | null;
  assignedTo: string | null;
  broughtBy: string | null;
  name_key: string;
  state: string | null;
  line: number;
  stage: string;
  is_open: boolean;
  waiting_on: string;
  due: string;
  touched: string;
  owes: string | null;
  decided: Day | null;
  took: number;
};
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

/** Loans of every status; rare values and common ones, many alike. */
beforeAll(async () => {
  database = await createTestDatabase();
  // Only the parts these use cases need.
  container = { database, clock } as unknown as Container;
  const { companies, branches, people: both } = await addDesks(database);
  places = [...companies, ...branches];
  people = both;
  await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name, state, company_id, branch_id, assigned_to, brought_by,
       encompass_conditionally_approved, idle_since, updated_at)
     SELECT (ARRAY['zip', 'application3', 'joinWaitlist', 'applicationSubmitted', 'applicationSubmitted'])[1 + n % 5], 2, 'withUsageStep',
       jsonb_build_object('borrower', jsonb_build_object('firstName', 'Ana', 'lastName', chr(65 + n * 7 % 26))), 'Ana',
       (ARRAY['TN', 'TN', 'FL', 'CA', NULL])[1 + n / 3 % 5], ($1::uuid[])[1 + n / 2 % 4], ($2::uuid[])[1 + n / 5 % 3],
       ($3::uuid[])[1 + n / 7 % 3], ($3::uuid[])[1 + n / 11 % 9], n % 2 = 0, CASE WHEN n % 37 = 0 THEN now() END,
       now() - n % 90 * interval '1 hour'
     FROM generate_series(1, ${LOANS}) n`,
    [companies, branches, people],
  );
  await query(`INSERT INTO loan_figures SELECT id, 10000 * (loan_number % 31), 1, 1, 1, 700, current_date
    FROM applications WHERE loan_number % 4 > 0`);
  for (const [kind, every] of [
    ['creditDecision', 3],
    ['earlyDisclosures', 8],
  ])
    await query(
      `INSERT INTO clocks (application_id, kind, started_on, due_on, met_on, met_by)
       SELECT id, $1, current_date - n - 1, current_date - n + 20, CASE WHEN n % 4 = 0 THEN current_date - 1 END, CASE WHEN n % 4 = 0 THEN 'decided' END
       FROM (SELECT id, (loan_number % 35)::int AS n FROM applications WHERE loan_number % $2 = 0) a`,
      [kind, every],
    );
  await query(`INSERT INTO conditions (application_id, key, code, request, state, is_asked, opened_on, due_on)
    SELECT id, '9', 9, jsonb_build_object('owner', (ARRAY['borrower', 'thirdParty', 'coborrower', 'lender'])[1 + loan_number / 5 % 4], 'priorTo', 'docs', 'kind', 'information'),
      'requested', true, current_date, current_date FROM applications WHERE loan_number % 6 = 0`);
  await query(`INSERT INTO fundings (application_id, funded_on, total_cents) SELECT id, current_date, 100
    FROM applications WHERE status = 'applicationSubmitted' AND loan_number % 7 = 0`);
  await rebuildPipeline(database);
  rows = (
    await query(`SELECT *, company_id AS "companyId", branch_id AS "branchId", assigned_to AS "assignedTo", brought_by AS "broughtBy",
      next_due::text AS due, touched_at::text AS touched, decision_day(r)::text AS owes,
      decided_on::text AS decided, decided_on - completed_on AS took FROM pipeline_rows r`)
  ).map((row) => ({ ...row, loan_number: Number(row.loan_number) }));
});
afterAll(() => database.drop());

const staffOf = (whose: readonly number[]) => staffInReach(whose, { accountId: people[0], role: 'manager', places });

const anyView = fc.record({
  stage: fc.oneof(fc.constant('open' as const), fc.constantFrom('any' as const, ...pipelineStage.options)),
  state: fc.constantFrom(null, null, 'TN' as const, 'CA' as const, 'WY' as const),
  owner: fc.constantFrom('any' as const, 'any' as const, 'me' as const, 'nobody' as const, 'other' as const),
  line: fc.oneof(fc.constant('any' as const), fc.constantFrom(...lineBand.options)),
  waitingOn: fc.oneof(fc.constant(null), fc.constantFrom(...waitingOn.options)),
  clock: fc.oneof(fc.constant('any' as const), fc.constantFrom(...clockFilter.options)),
  files: fc.constantFrom('all' as const, 'all' as const, 'open' as const),
  sort: fc.constantFrom(...pipelineSort.options),
});

const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const weekOf = (on: Day): Day => addDays(on, -((weekdayOf(on) + 6) % 7));
const reached = (staff: Staff): Row[] => {
  const reach = reachOf(staff, 'seePipeline');
  return reach === null ? [] : rows.filter((row) => isWithin(reach, row));
};

/** Row by row, as a reference implementation. */
const naively = (staff: Staff, view: PipelineView): string[] => {
  const today = container.clock.today();
  const inBand = {
    any: () => true,
    under50: (line: number) => line > 0 && line < 50_000,
    to100: (line: number) => line >= 50_000 && line < 100_000,
    to200: (line: number) => line >= 100_000 && line <= 200_000,
    over200: (line: number) => line > 200_000,
  }[view.line];
  const isDue = {
    any: () => true,
    late: (due: string) => due < today,
    today: (due: string) => due <= today,
    threeDays: (due: string) => due <= later(today, 3),
    running: (due: string) => due < 'infinity',
    none: (due: string) => due === 'infinity',
  }[view.clock];
  const owner = { any: undefined, me: staff.accountId, nobody: null }[view.owner] ?? view.owner;
  const found = reached(staff).filter(
    (row) =>
      (view.stage === 'any' || (view.stage === 'open' ? row.is_open : row.stage === view.stage)) &&
      (view.files === 'all' || row.is_open) &&
      (view.state === null || row.state === view.state) &&
      (view.owner === 'any' || row.assignedTo === (view.owner === 'nobody' ? null : owner)) &&
      inBand(row.line) &&
      (view.waitingOn === null || row.waiting_on === view.waitingOn) &&
      isDue(row.due),
  );
  const [key, direction] = (
    {
      clock: [(row: Row) => row.due, 1],
      touched: [(row: Row) => row.touched, -1],
      name: [(row: Row) => row.name_key, 1],
      line: [(row: Row) => String(row.line).padStart(9, '0'), -1],
      clockLast: [(row: Row) => row.due, -1],
      touchedLast: [(row: Row) => row.touched, 1],
      nameLast: [(row: Row) => row.name_key, -1],
      lineLast: [(row: Row) => String(row.line).padStart(9, '0'), 1],
    } as const
  )[sortOf(view)];
  return found
    .toSorted((a, b) => direction * (key(a) === key(b) ? a.loan_number - b.loan_number : key(a) < key(b) ? -1 : 1))
    .map(({ application_id }) => application_id);
};

it('shows through any filters, in any order and reach, page after page, exactly what a look at every row finds', async () => {
  await fc.assert(
    fc.asyncProperty(anyReach, anyView, async (whose, { owner, ...rest }) => {
      const staff = staffOf(whose);
      const view: PipelineView = { ...rest, owner: owner === 'other' ? (people[1] ?? 'any') : owner };
      const expected = naively(staff, view);
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await listPipeline(container, staff, { view, cursor });
        expect(page.count).toBe(expected.length);
        seen.push(...page.rows.map(({ loanId }) => loanId));
        cursor = page.next;
      } while (cursor !== null);
      expect(seen).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('finds something through most kinds of filter', () => {
  const staff = staffOf([0]);
  const kinds = new Set(rows.map(({ stage, waiting_on, is_open }) => `${stage} ${waiting_on} ${is_open}`));
  expect([rows.length, reached(staff).length, kinds.size > 10]).toEqual([LOANS, LOANS, true]);
});

it.each([[[0]], [[1, 4]], [[3]], [[1, 2, 3, 4]]])(
  'counts what is in the reach of %s by stage, by day and by the days decisions took',
  async (whose) => {
    const staff = staffOf(whose);
    const { stages, days, pace } = await pipelineOverview(container, staff);
    const open = reached(staff).filter(({ is_open }) => is_open);
    const counted = Object.fromEntries(stages.map(({ stage, loans }) => [stage, loans]));
    const expected = Object.groupBy(open, ({ stage }) => stage);
    expect(counted).toEqual(Object.fromEntries(Object.entries(expected).map(([stage, each]) => [stage, each?.length])));
    const today = Date.parse(container.clock.today());
    const owed = open.flatMap(({ owes }) => (owes === null ? [] : [(today - Date.parse(owes)) / 86_400_000]));
    const thirds = owed.map((day) => Math.min(Math.max(Math.trunc((day - 1) / 3), 0), 10));
    expect(days).toEqual(days.map((_, third) => thirds.filter((each) => each === third).length));
    expect(days.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
    const decided = reached(staff).flatMap((row) =>
      row.decided === null ? [] : [{ week: weekOf(row.decided), days: row.took, loans: 1 }],
    );
    expect(pace).toEqual(paceOf(decided, container.clock.today()));
    expect(pace).toMatchObject({ kind: 'measured', decisions: decided.length });
  },
);

it.each([[[0]], [[1, 4]], [[3]]])(
  'lists page by page the duties in the reach of %s, also those of idle files, the next first',
  async (whose) => {
    const staff = staffOf(whose);
    const inReach = new Map(reached(staff).map((row) => [row.application_id, row]));
    const clocks = await query('SELECT id, application_id, due_on::text AS due FROM clocks WHERE met_on IS NULL');
    const expected = clocks
      .filter(({ application_id }) => inReach.has(application_id))
      .map(({ id, application_id, due }) => ({ id, due, number: inReach.get(application_id)?.loan_number ?? 0 }))
      .toSorted((a, b) => a.due.localeCompare(b.due) || a.number - b.number || a.id.localeCompare(b.id));
    const pages = [await runningDuties(container, staff, null)];
    for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
      pages.push(await runningDuties(container, staff, next));
    expect(pages[0]?.duties[0]?.id).toBe(expected[0]?.id);
    expect(pages.flatMap(({ duties }) => duties.map(({ id }) => id)).toSorted()).toEqual(
      expected.map(({ id }) => id).toSorted(),
    );
  },
);
