import type { Database } from '#server/db/connect.ts';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';

/** Every row behind the portal's lists, in a fixed order. */
export const derivedRows = async ({ pool }: Pick<Database, 'pool'>) => {
  const query = async (text: string) => (await pool.query(text)).rows;
  const sumsOf = (table: string) =>
    query(`SELECT to_jsonb(t) - 'loans' - 'is_folded' AS of, sum(loans)::int AS loans FROM ${table} t
      GROUP BY 1 HAVING sum(loans) <> 0 ORDER BY (to_jsonb(t) - 'loans' - 'is_folded')::text`);
  return {
    rows: await query('SELECT * FROM pipeline_rows ORDER BY loan_number'),
    terms: await query('SELECT * FROM pipeline_terms ORDER BY application_id, source, term'),
    threads: await query('SELECT * FROM loan_talks ORDER BY application_id, person'),
    leads: await query('SELECT id, state FROM leads ORDER BY id'),
    counts: await sumsOf('pipeline_counts'),
    days: await sumsOf('pipeline_days'),
    decisions: await sumsOf('pipeline_decisions'),
  };
};

const workRows = async ({ pool }: Pick<Database, 'pool'>) =>
  (await pool.query('SELECT * FROM work_items ORDER BY application_id, kind, subject')).rows;

/** The time of a loan's row may be up to a minute behind the loan. */
const withTimes = async (
  { pool }: Pick<Database, 'pool'>,
  { rows, ...others }: Awaited<ReturnType<typeof derivedRows>>,
) => {
  const late = `SELECT r.loan_number FROM pipeline_rows r JOIN applications a ON a.id = r.application_id
    WHERE r.touched_at < a.updated_at - interval '1 minute'`;
  return { ...others, rows: rows.map(({ touched_at: _, ...row }) => row), late: (await pool.query(late)).rows };
};

/** The rows as the product left them, and after every loan is projected again from its facts. */
export const projectedAgain = async (database: Pick<Database, 'pool' | 'transact'>) => {
  const rows = async () => ({
    ...(await withTimes(database, await derivedRows(database))),
    work: await workRows(database),
  });
  const left = await rows();
  await rebuildPipeline(database);
  return { left, again: await rows() };
};
