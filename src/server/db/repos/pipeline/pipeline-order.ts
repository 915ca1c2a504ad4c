import { type SQL, sql } from 'drizzle-orm';
import type { PipelineSort } from '#entities/contract/pipeline.ts';

/** The table's own columns: a result column of the same name is text, and no index has its order. */
export const orders = {
  clock: sql`r.next_due, r.loan_number`,
  touched: sql`r.touched_at DESC, r.loan_number DESC`,
  name: sql`r.name_key, r.loan_number`,
  line: sql`r.line DESC, r.loan_number DESC`,
} as const satisfies Record<PipelineSort, SQL>;

/** The same on the result, to merge the few rows of several arms. A day as text sorts as a day, and `infinity` last. */
export const ordersOfFound = {
  clock: sql`f.next_due COLLATE "C", f.loan_number`,
  touched: sql`f.touched_at DESC, f.loan_number DESC`,
  name: sql`f.name_key, f.loan_number`,
  line: sql`f.line DESC, f.loan_number DESC`,
} as const satisfies Record<PipelineSort, SQL>;

/** The columns of a row in each order's index, and their sort order. */
export const places = {
  clock: { of: sql`r.next_due AS place, r.loan_number`, order: sql`place, loan_number` },
  touched: { of: sql`r.touched_at AS place, r.loan_number`, order: sql`place DESC, loan_number DESC` },
  name: { of: sql`r.name_key AS place, r.loan_number`, order: sql`place, loan_number` },
  line: { of: sql`r.line AS place, r.loan_number`, order: sql`place DESC, loan_number DESC` },
} as const satisfies Record<PipelineSort, { of: SQL; order: SQL }>;

/** The end of a page: the sorted value and the number that breaks a tie. */
export type Cursor = { key: string; loanNumber: number };

type Sorted = { next_due: string; touched_key: string; name_key: string; line: number; loan_number: number };

export const cursorOf = (row: Sorted, sort: PipelineSort): Cursor => ({
  key: { clock: row.next_due, touched: row.touched_key, name: row.name_key, line: String(row.line) }[sort],
  loanNumber: row.loan_number,
});

export const after = (sort: PipelineSort, { key, loanNumber }: Cursor): SQL =>
  ({
    clock: sql`(r.next_due, r.loan_number) > (${key}::date, ${loanNumber})`,
    touched: sql`(r.touched_at, r.loan_number) < (${key}::timestamptz, ${loanNumber})`,
    name: sql`(r.name_key, r.loan_number) > (${key}, ${loanNumber})`,
    line: sql`(r.line, r.loan_number) < (${key}::int, ${loanNumber})`,
  })[sort];
