import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../connect.ts';
import { rebuildPipeline } from '../projections/rebuild-pipeline.ts';
import { lookupHash } from './lookup-hash.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';
import { sealJson } from './sealed-json.ts';
import { sealText } from './sealed-text.ts';

const BLOCKS = 16;
const ANY_KEY = '[A-Za-z0-9/-]+';

const nameOf = ({ table, column }: SealedColumn): string => `${table}.${column}`;

/** Rows that are not sealed under a key of this name. A text that merely looks like it is one from before. */
const isOpen = ({ column, form, where = 'true' }: SealedColumn, keyName: string): string => {
  const stored = form === 'text' ? column : `coalesce(${column} ->> 'sealed', '')`;
  const isThere = form === 'text' ? `${column} IS NOT NULL` : `${column} IS NOT NULL AND ${column} <> 'null'`;
  return `${where} AND ${isThere} AND ${stored} !~ '^sealed:${keyName}:[A-Za-z0-9+/]{38,}={0,2}$'`;
};

type Row = { at: string; plain: unknown };

const sealedRow = ({ ring }: Tx, { form, clear, hash }: SealedColumn, { at, plain }: Row) => ({
  at,
  value: form === 'text' ? sealText(ring, String(plain)) : JSON.stringify(sealJson(ring, plain, clear ?? {})),
  hash: hash ? lookupHash(ring, hash.kind, String(plain)) : null,
});

/** The rows of a few blocks, opened as they are read and sealed under the current key; the number of rows. */
const sealBlocks = async (tx: Tx, one: SealedColumn, { keyName, from }: { keyName: string; from: number }) => {
  const { table, column, form, hash } = one;
  const isHere = `ctid >= '(${from},0)' AND ctid < '(${from + BLOCKS},0)'`;
  const found = await tx.execute<Row>(
    sql.raw(
      `SELECT ctid::text AS at, ${column} AS plain FROM ${table} WHERE ${isHere} AND ${isOpen(one, keyName)} FOR NO KEY UPDATE`,
    ),
  );
  if (found.rows.length === 0) return 0;
  const rows = JSON.stringify(found.rows.map((row) => sealedRow(tx, one, row)));
  const change = `${column} = r.value${form === 'json' ? '::jsonb' : ''}${hash ? `, ${hash.column} = r.hash` : ''}`;
  await tx.execute(
    sql`UPDATE ${sql.raw(table)} t SET ${sql.raw(change)}
      FROM jsonb_to_recordset(${rows}::jsonb) AS r (at text, value text, hash text) WHERE t.ctid = r.at::tid`,
  );
  return found.rows.length;
};

/** Block by block: what is sealed on the way moves behind or to where it is skipped, and no block is searched twice. */
const sealColumn = async (
  { db, transact }: Pick<Database, 'db' | 'transact'>,
  one: SealedColumn,
  keyName: string,
): Promise<number> => {
  const size = await db.execute<{ blocks: number }>(
    sql`SELECT ceil(pg_relation_size(${one.table}::regclass) / current_setting('block_size')::float)::int AS blocks`,
  );
  const blocks = size.rows[0]?.blocks ?? 0;
  let sealed = 0;
  for (let from = 0; from < blocks; from += BLOCKS)
    sealed += await transact((tx) => sealBlocks(tx, one, { keyName, from }));
  return sealed;
};

/**
 * Seals the rows from before their columns were sealed, a few at a time; safe while others write, to stop and to repeat. A column
 * that is done is not searched again, unless `isThorough`: rows may have come from an older process since.
 */
export const sealEarlierRows = async (
  database: Pick<Database, 'db' | 'transact'>,
  { isThorough = false }: { isThorough?: boolean } = {},
): Promise<number> => {
  const known = await database.db.execute<{ name: string }>(sql`SELECT name FROM sealed_columns`);
  const done = new Set(isThorough ? [] : known.rows.map(({ name }) => name));
  const left = sealedColumns.filter((one) => !done.has(nameOf(one)));
  let sealed = 0;
  for (const one of left) {
    sealed += await sealColumn(database, one, ANY_KEY);
    // Search terms follow from the documents.
    if (one.column === 'document' && one.table === 'applications') await rebuildPipeline(database);
    await database.db.execute(sql`INSERT INTO sealed_columns (name) VALUES (${nameOf(one)}) ON CONFLICT DO NOTHING`);
  }
  return sealed;
};

/** Everything sealed under an earlier key, and everything still in clear, under the current one; hashes as well. */
export const rotateColumns = async (database: Pick<Database, 'db' | 'transact'>): Promise<number> => {
  let rotated = 0;
  for (const one of sealedColumns) rotated += await sealColumn(database, one, database.db.ring.current);
  await rebuildPipeline(database);
  return rotated;
};
