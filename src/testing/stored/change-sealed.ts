import type { Database } from '#server/db/connect.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';

type Sealed = { table: string; column: string; applicationId: string | null; kind?: string };

/** A sealed JSON value, as if another had been stored. SQL cannot change one. */
export const changeSealed = async <Value extends object>(
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  { table, column, applicationId, kind }: Sealed,
  change: (value: Value) => object,
): Promise<void> => {
  const { rows } = await pool.query<{ id: string; value: Value }>(
    `SELECT id, ${column} AS value FROM ${table}
     WHERE ($1::uuid IS NULL OR application_id = $1) AND ${column} IS NOT NULL ${kind ? `AND kind = '${kind}'` : ''}`,
    [applicationId],
  );
  for (const { id, value } of rows)
    await pool.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, sealJson(db.ring, change(value))]);
};

/** Part of a vendor's answer, as if it had been another. */
export const changeReport = <Value extends object>(
  database: Pick<Database, 'pool' | 'db'>,
  { applicationId = null, kind }: { applicationId?: string | null; kind: string },
  change: (value: Value) => object,
): Promise<void> =>
  changeSealed(database, { table: 'reports', column: 'answer', applicationId, kind }, (value: Value) => ({
    ...value,
    ...change(value),
  }));
