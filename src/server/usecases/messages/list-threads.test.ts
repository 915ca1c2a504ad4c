import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ThreadView, threadView } from '#entities/contract/loan-thread.ts';
import { isWithin, type LoanOffice, reachOf } from '#server/auth/reach.ts';
import { systemClock } from '#server/clock.ts';
import type { Container } from '#server/container.ts';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';
import { createTestDatabase, type TestDatabase } from '#testing/database.ts';
import { addDesks, anyReach, staffInReach } from '#testing/staff-in-reach.ts';
import { deskCounts } from '../pipeline/desk-counts.ts';
import type { Staff } from '../shared/staff-reach.ts';
import { listThreads } from './list-threads.ts';

const LOANS = 180;
const clock = systemClock('America/New_York');
type Thread = LoanOffice & {
  loanId: string;
  person: string;
  lastAt: string;
  lastText: string;
  unread: number;
  since: string;
};
let database: TestDatabase;
let container: Container;
let [places, people, threads]: [string[], string[], Thread[]] = [[], [], []];
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

/** Threads of every kind; then some are read, some loans are reassigned, some coborrowers leave. */
beforeAll(async () => {
  database = await createTestDatabase();
  // Only the parts these use cases need.
  container = { database, clock } as unknown as Container;
  const { companies, branches, people: both } = await addDesks(database);
  places = [...companies, ...branches];
  people = both;
  await query(
    `INSERT INTO applications (status, schema_version, variant, document, borrower_name, company_id, branch_id, assigned_to, brought_by)
     SELECT 'applicationSubmitted', 2, 'withUsageStep',
       jsonb_build_object('borrower', jsonb_build_object('firstName', 'Ana'), 'coborrower', jsonb_build_object('firstName', 'Ben')), 'Ana',
       ($1::uuid[])[1 + n / 2 % 4], ($2::uuid[])[1 + n / 5 % 3], ($3::uuid[])[1 + n / 7 % 4], ($3::uuid[])[1 + n / 11 % 9]
     FROM generate_series(1, ${LOANS}) n`,
    [companies, branches, people],
  );
  // Many at the same moment: the order then is that of the loans.
  await query(
    `INSERT INTO loan_messages (application_id, person, staff_id, staff_name, body, sent_at)
     SELECT a.id, p.person, s.id, s.name, 'Message ' || m, date_trunc('day', now()) - (a.loan_number * 7 % 11 + m) * interval '1 hour'
     FROM applications a CROSS JOIN generate_series(1, 3) m CROSS JOIN (VALUES ('borrower'), ('coborrower')) p (person)
     LEFT JOIN LATERAL (SELECT $1::uuid AS id, 'Sam' AS name WHERE (a.loan_number + m) % 3 = 0) s ON true
     WHERE (a.loan_number + m) % 4 > 0 AND (p.person = 'borrower' OR a.loan_number % 5 = 0)`,
    [people[1]],
  );
  await rebuildPipeline(database);
  await query(
    'UPDATE loan_messages SET read_at = now() WHERE staff_id IS NULL AND hashtext(application_id::text) % 2 = 0',
  );
  await query(
    'UPDATE applications SET assigned_to = $1, branch_id = NULL, company_id = $2 WHERE loan_number % 13 = 0',
    [people[0], companies[1]],
  );
  await query(
    `UPDATE loan_messages SET retired_at = now() WHERE person = 'coborrower'
       AND application_id IN (SELECT id FROM applications WHERE loan_number % 3 = 0)`,
  );
  await rebuildPipeline(database);
  threads = await query(`SELECT a.id AS "loanId", m.person, a.company_id AS "companyId", a.branch_id AS "branchId",
      a.assigned_to AS "assignedTo", a.brought_by AS "broughtBy", max(m.sent_at)::text AS "lastAt",
      (array_agg(m.body ORDER BY m.sent_at DESC))[1] AS "lastText",
      count(*) FILTER (WHERE m.staff_id IS NULL AND m.read_at IS NULL)::int AS unread,
      (min(m.sent_at) FILTER (WHERE m.staff_id IS NULL AND m.read_at IS NULL))::text AS since
    FROM applications a JOIN loan_messages m ON m.application_id = a.id WHERE m.retired_at IS NULL GROUP BY a.id, m.person`);
});
afterAll(() => database.drop());

const staffOf = (whose: readonly number[]) => staffInReach(whose, { accountId: people[0], role: 'processor', places });

const byText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
const inOrder = {
  unread: (one: Thread, other: Thread) =>
    byText(one.since, other.since) || byText(one.loanId, other.loanId) || byText(one.person, other.person),
  all: (one: Thread, other: Thread) =>
    byText(other.lastAt, one.lastAt) || byText(other.loanId, one.loanId) || byText(other.person, one.person),
} satisfies Record<ThreadView, unknown>;

const reached = (staff: Staff): Thread[] => {
  const reach = reachOf(staff, 'seeLoan');
  return reach === null ? [] : threads.filter((thread) => isWithin(reach, thread));
};

it('shows in any reach, page after page, exactly the threads there are: the unread by who has waited longest, all by the newest', async () => {
  await fc.assert(
    fc.asyncProperty(anyReach, fc.constantFrom(...threadView.options), async (whose, view) => {
      const staff = staffOf(whose);
      const expected = reached(staff)
        .filter(({ unread }) => view === 'all' || unread > 0)
        .toSorted(inOrder[view])
        .map(({ loanId, person, lastText, unread }) => ({ loanId, person, lastText, unread }));
      const seen: typeof expected = [];
      let cursor: string | null = null;
      do {
        const page = await listThreads(container, staff, { view, cursor });
        for (const { loanId, person, last, unread } of page.rows)
          seen.push({ loanId, person, lastText: last.text, unread });
        cursor = page.next;
      } while (cursor !== null);
      expect(seen).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('has threads of every kind, and more than a page of them', () => {
  const unread = threads.filter((thread) => thread.unread > 0);
  const second = threads.filter(({ person }) => person === 'coborrower');
  expect([unread.length > 50, threads.length - unread.length > 50, second.length > 10]).toEqual([true, true, true]);
});

it.each([[[0]], [[1, 4]], [[3]]])('counts the unread in the reach of %s for who works on loans', async (whose) => {
  const staff = staffOf(whose);
  const expected = reached(staff).filter(({ unread }) => unread > 0).length;
  expect((await deskCounts(container, staff)).talks).toBe(Math.min(100, expected));
  const reader = { ...staff, grants: staff.grants.map((grant) => ({ ...grant, role: 'auditor' as const })) };
  expect((await deskCounts(container, reader)).talks).toBe(0);
});

it('refuses a made-up cursor', async () => {
  for (const cursor of ['nonsense', Buffer.from('["now","x","y"]').toString('base64url')])
    await expect(listThreads(container, staffOf([0]), { view: 'all', cursor })).rejects.toMatchObject({
      reason: 'invalidInput',
    });
});
