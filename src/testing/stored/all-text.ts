import type pg from 'pg';

export type StoredText = { column: string; text: string };

/** Every value of every column of every table, as someone reads it who has the database and no keys. */
export const allText = async (superuser: pg.Pool): Promise<StoredText[]> => {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const texts: StoredText[] = [];
  for (const { name } of tables) {
    const { rows } = await superuser.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t) AS row FROM ${name} t`,
    );
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        if (value !== null)
          texts.push({ column: `${name}.${column}`.replace(/^public\./, ''), text: JSON.stringify(value) });
  }
  return texts;
};
