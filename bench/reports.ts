import type { ReportAsked } from '../src/entities/contract/reports/pipeline-report.ts';
import { addDays, toDay } from '../src/entities/values/day.ts';
import { pipelineReport } from '../src/server/usecases/reports/pipeline-report.ts';
import { reportLoans } from '../src/server/usecases/reports/report-loans.ts';
import { setupDurable } from './durable-database.ts';
import { type Desk, openDesk, staffOf } from './pipeline.ts';
import type { BenchRow } from './row.ts';

const LOANS = 100_000;
const TURNS = 5;
const CEILING_MS = 2000;

/** A year of applications: each with its visits to the stages it passed, twelve things staff did on it, and the documents among them. */
const facts = [
  `INSERT INTO events (application_id, seq, at, actor, kind, body, previous_hash, hash, key_id)
   SELECT application_id, 1, t, 'system', 'applicationBegan', jsonb_build_object('on', t::date, 'why', 'creditConsent'), '\\x00', sha256('a'), 'bench'
   FROM (SELECT application_id, now() - make_interval(days => (loan_number % 365)::int) AS t FROM pipeline_rows) r`,
  `INSERT INTO events (application_id, seq, at, actor, kind, body, previous_hash, hash, key_id)
   SELECT e.application_id, 1 + n, e.at + make_interval(days => n), 'staff/' || a.ids[1 + (hashtext(e.application_id::text || n) & 255)],
     (ARRAY['documentJudged', 'conditionDecided', 'conditionDecided', 'decided'])[1 + n % 4],
     jsonb_build_object('fileId', gen_random_uuid(), 'state', 'accepted'), '\\x00', sha256('a'), 'bench'
   FROM events e, generate_series(1, 12) n, (SELECT array_agg(id) AS ids FROM accounts) a WHERE e.seq = 1`,
  `INSERT INTO stage_visits SELECT r.application_id, n, CASE WHEN n = 6 THEN r.stage
     ELSE (ARRAY['inquiry', 'application', 'documents', 'review', 'conditions'])[n] END, (e.at + make_interval(days => (n * (1 + r.loan_number % 7))::int))::date
   FROM pipeline_rows r JOIN events e ON e.application_id = r.application_id AND e.seq = 1, generate_series(1, 6) n`,
  `INSERT INTO files (id, application_id, person, document_type, name, size, sha256, type, pages, state, key_name, wrapped_key, storage_key, created_at)
   SELECT (body ->> 'fileId')::uuid, application_id, 'borrower', 'other', 'a', 1, sha256(convert_to(body ->> 'fileId', 'UTF8')), 'application/pdf', 1, 'clean',
     'k', '\\x00', body ->> 'fileId', at - interval '2 days' FROM events WHERE kind = 'documentJudged'`,
  `INSERT INTO decisions (application_id, kind, at_step, reasons, policy_version, decided_on, facts, decision)
   SELECT application_id, 'approved', 'zip', '[]', '1', current_date, '{}', '{}' FROM pipeline_rows WHERE loan_number % 2 = 0`,
  'VACUUM ANALYZE',
] as const;

const openSeeded = async (): Promise<Desk> => {
  const desk = await openDesk(LOANS);
  const client = await desk.database.superuser.connect();
  await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
  for (const statement of facts) await client.query(statement);
  client.release();
  return desk;
};

const asked = (days: number): ReportAsked => {
  const to = toDay(new Date().toISOString().slice(0, 10));
  return { period: { from: addDays(to, -days), to }, by: 'state', only: null };
};
const counted = (scope: string, days: number) => async (desk: Desk) =>
  (await pipelineReport(desk.container, staffOf(desk, scope), asked(days))).report.received.loans;

const asks: Record<string, (desk: Desk) => Promise<number>> = {
  'a month, lender': counted('lender', 30),
  'a year, lender': counted('lender', 364),
  'a year, company': counted('company', 364),
  'loans behind a figure of a year': async (desk) => {
    const behind = { asked: asked(364), figure: { kind: 'outcome', outcome: 'open' }, cursor: null } as const;
    return (await reportLoans(desk.container, staffOf(desk, 'lender'), behind)).rows.length;
  },
};

/** The reports of a year of applications, the slowest of a few turns. */
export const reportRows = async (): Promise<{ rows: BenchRow[]; close: () => Promise<void> }> => {
  const stopDatabase = await setupDurable();
  let desk: Desk | null = null;
  const rows = Object.entries(asks).map(
    ([name, ask]): BenchRow => ({
      name: `reports: ${name}`,
      unit: 'ms worst',
      run: async () => {
        desk ??= await openSeeded();
        const times: number[] = [];
        let found = await ask(desk);
        for (let turn = 0; turn < TURNS; turn += 1) {
          const from = performance.now();
          found = await ask(desk);
          times.push(performance.now() - from);
        }
        return {
          figure: Math.max(...times),
          ceiling: CEILING_MS,
          note: `${found} of ${LOANS.toLocaleString('en-US')} loans`,
        };
      },
    }),
  );
  const close = async (): Promise<void> => {
    await desk?.database.drop();
    await stopDatabase();
  };
  return { rows, close };
};
