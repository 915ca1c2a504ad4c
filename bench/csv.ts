import { setInterval as every } from 'node:timers';
import { everythingOpen } from '../src/entities/contract/pipeline.ts';
import { importLeads } from '../src/server/usecases/leads/import-leads.ts';
import { exportPipeline } from '../src/server/usecases/pipeline/export-pipeline.ts';
import { setupDurable } from './durable-database.ts';
import { type Desk, openDesk, staffOf } from './pipeline.ts';
import type { BenchRow } from './row.ts';

const SMALL = 10_000;
const MB = 1024 * 1024;
const SAMPLED_EVERY_MS = 5;

type Measured = { rows: number; perSecond: number; peak: number; held: number };

/** Speed, memory above the baseline, and the longest time other requests were blocked. */
const measured = async (work: () => Promise<number>): Promise<Measured> => {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [peak, held, last] = [0, 0, performance.now()];
  const sampling = every(() => {
    const now = performance.now();
    held = Math.max(held, now - last - SAMPLED_EVERY_MS);
    last = now;
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }, SAMPLED_EVERY_MS);
  const from = performance.now();
  const rows = await work();
  clearInterval(sampling);
  return { rows, perSecond: (rows * 1000) / (performance.now() - from), peak, held };
};

const view = { ...everythingOpen, stage: 'any' } as const;
const columns = `r.loan_number, r.names, r.state, r.lead_source, r.line, r.cltv, r.dti, r.score, r.stage, r.waiting_on, r.three_day_started,
  r.three_day_met, r.decision_started, r.decision_met, concat_ws(' ', o.first_name, o.last_name), r.touched_at`;

const exported = async (desk: Desk): Promise<number> => {
  let rows = -1;
  for await (const text of await exportPipeline(desk.container, staffOf(desk, 'lender'), view)) {
    const bytes = Buffer.from(text);
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows += 1;
  }
  return rows;
};
/** The driver reads every row off the wire and discards it. */
const copiedOut = async ({ database }: Desk): Promise<number> =>
  (
    await database.pool.query(
      `COPY (SELECT ${columns} FROM pipeline_rows r LEFT JOIN accounts o ON o.id = r.assigned_to
         ORDER BY r.next_due, r.loan_number) TO STDOUT (FORMAT csv)`,
    )
  ).rowCount ?? 0;

const people = (rows: number, prefix: string) =>
  Array.from({ length: rows }, (_, at) => ({ first: 'Row', last: `N${at}`, email: `${prefix}-${at}@example.com` }));

const imported = (desk: Desk, rows: number) => {
  const lines = people(rows, 'bench').map(({ first, last, email }) => `${first},${last},${email}\n`);
  const bytes = new TextEncoder().encode(`first name,last name,email\n${lines.join('')}`);
  return async (): Promise<number> => {
    let counted = 0;
    for await (const news of importLeads(desk.container, {
      ...{ staff: staffOf(desk, 'company'), fileName: 'bench.csv', bytes },
    }))
      if (news.kind === 'done') counted = news.counts.imported;
    return counted;
  };
};
const insertedAtOnce = ({ database, staff }: Desk, rows: number) => {
  const all = people(rows, 'plain');
  return async (): Promise<number> =>
    (
      await database.pool.query(
        `INSERT INTO leads (company_id, brought_by, partner, source, first_name, last_name, email)
         SELECT $1, $2, 'Partner', 'MCR', * FROM unnest($3::text[], $4::text[], $5::text[])`,
        [
          ...[staff.company?.grants[0]?.scopeId, staff.company?.accountId],
          ...[all.map(({ first }) => first), all.map(({ last }) => last), all.map(({ email }) => email)],
        ],
      )
    ).rowCount ?? 0;
};

const count = (rows: number): string => rows.toLocaleString('en-US');
const told = ({ rows, perSecond, peak, held }: Measured): string =>
  `${count(rows)}: ${count(Math.round(perSecond))}/s, ${Math.round(peak / MB)} MB more, nobody waited longer than ${Math.round(held)} ms`;

/** A view export and a lead import, each beside the same rows straight through the driver, and beside a tenth of them. */
export const csvRows = async (large: number): Promise<{ rows: BenchRow[]; close: () => Promise<void> }> => {
  const stopDatabase = await setupDurable();
  let desks: [Desk, Desk] | null = null;
  const both = async () => {
    desks ??= [await openDesk(SMALL), await openDesk(large)];
    return desks;
  };
  const rows: BenchRow[] = [
    {
      name: 'csv: export',
      unit: 'rows/s',
      run: async () => {
        const [small, big] = await both();
        const few = await measured(() => exported(small));
        const many = await measured(() => exported(big));
        const ceiling = await measured(() => copiedOut(big));
        return {
          figure: many.perSecond,
          ceiling: ceiling.perSecond,
          note: `${told(many)}; ${told(few)}; ceiling: COPY`,
        };
      },
    },
    {
      name: 'csv: import',
      unit: 'rows/s',
      run: async () => {
        const [small, big] = await both();
        const most = Math.min(large, 100_000);
        const few = await measured(imported(small, SMALL));
        const many = await measured(imported(big, most));
        const ceiling = await measured(insertedAtOnce(big, most));
        const note = `${told(many)}; ${told(few)}; ceiling: one INSERT, ${Math.round(ceiling.peak / MB)} MB more`;
        return { figure: many.perSecond, ceiling: ceiling.perSecond, note };
      },
    },
  ];
  const close = async (): Promise<void> => {
    for (const { database } of desks ?? []) await database.drop();
    await stopDatabase();
  };
  return { rows, close };
};
