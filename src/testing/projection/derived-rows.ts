import type { Database } from '#server/db/connect.ts';
import { rebuildPipeline } from '#server/db/projections/rebuild-pipeline.ts';

/** Every row behind the portal's lists, in a fixed order; the time of a loan's row may be a minute behind the loan. */
export const derivedRows = async ({ pool }: Pick<Database, 'pool'>) => {
  const query = async (text: string) => (await pool.query(text)).rows;
  const sumsOf = (table: string) =>
    query(`SELECT to_jsonb(t) - 'loans' - 'is_folded' AS of, sum(loans)::int AS loans FROM ${table} t
      GROUP BY 1 HAVING sum(loans) <> 0 ORDER BY (to_jsonb(t) - 'loans' - 'is_folded')::text`);
  return {
    rows: await query(
      `SELECT to_jsonb(r) - 'touched_at' AS row, a.updated_at - r.touched_at <= interval '1 minute' AS is_recent
       FROM pipeline_rows r JOIN applications a ON a.id = r.application_id ORDER BY r.loan_number`,
    ),
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

/** The rows as the product left them, and after every loan is projected again from its facts. */
export const projectedAgain = async (database: Pick<Database, 'pool' | 'transact'>) => {
  const rows = async () => ({ ...(await derivedRows(database)), work: await workRows(database) });
  const left = await rows();
  await rebuildPipeline(database);
  return { left, again: await rows() };
};
