import { type SQL, sql } from 'drizzle-orm';
import type { PipelineSort } from '#entities/contract/pipeline.ts';

/** The sorted column, and whether its largest value comes first. */
const sorted = {
  clock: { column: 'next_due', type: 'date', isDown: false },
  touched: { column: 'touched_at', type: 'timestamptz', isDown: true },
  name: { column: 'name_key', type: 'text', isDown: false },
  line: { column: 'line', type: 'int', isDown: true },
  clockLast: { column: 'next_due', type: 'date', isDown: true },
  touchedLast: { column: 'touched_at', type: 'timestamptz', isDown: false },
  nameLast: { column: 'name_key', type: 'text', isDown: true },
  lineLast: { column: 'line', type: 'int', isDown: false },
} as const satisfies Record<PipelineSort, { column: string; type: string; isDown: boolean }>;

const direction = (sort: PipelineSort): SQL => (sorted[sort].isDown ? sql`DESC` : sql`ASC`);

/** The table's own columns: a result column of the same name is text, and no index has its order. An index is read either way. */
export const orderOf = (sort: PipelineSort): SQL =>
  sql`r.${sql.identifier(sorted[sort].column)} ${direction(sort)}, r.loan_number ${direction(sort)}`;

/** The same on the result, to merge the few rows of several arms. A day as text sorts as a day, and `infinity` last. */
export const orderOfFound = (sort: PipelineSort): SQL => {
  const { column } = sorted[sort];
  const collation = column === 'next_due' ? sql`COLLATE "C"` : sql``;
  return sql`f.${sql.identifier(column)} ${collation} ${direction(sort)}, f.loan_number ${direction(sort)}`;
};

/** The columns of a row in each order's index, and their sort order. */
export const placeOf = (sort: PipelineSort): { of: SQL; order: SQL } => ({
  of: sql`r.${sql.identifier(sorted[sort].column)} AS place, r.loan_number`,
  order: sql`place ${direction(sort)}, loan_number ${direction(sort)}`,
});

/** The end of a page: the sorted value and the number that breaks a tie. */
export type Cursor = { key: string; loanNumber: number };

type Sorted = { next_due: string; touched_key: string; name_key: string; line: number; loan_number: number };

export const cursorOf = (row: Sorted, sort: PipelineSort): Cursor => ({
  key: { next_due: row.next_due, touched_at: row.touched_key, name_key: row.name_key, line: String(row.line) }[
    sorted[sort].column
  ],
  loanNumber: row.loan_number,
});

export const after = (sort: PipelineSort, { key, loanNumber }: Cursor): SQL => {
  const { column, type, isDown } = sorted[sort];
  return sql`(r.${sql.identifier(column)}, r.loan_number) ${isDown ? sql`<` : sql`>`} (${key}::${sql.raw(type)}, ${loanNumber})`;
};
