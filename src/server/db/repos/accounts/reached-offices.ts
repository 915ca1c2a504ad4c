import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader } from '#server/db/connect.ts';

/** The caller's reach, as `auth/reach.ts` defines it. */
export type ReachedOffices =
  | { kind: 'all' }
  | { kind: 'some'; companies: string[]; branches: string[]; ownOf: string | null };

/** One way to reach a row, as a condition on the table of that name. */
export type Arm = (table: string) => SQL;

const equals =
  (column: string, id: string): Arm =>
  (table) =>
    sql`${sql.identifier(table)}.${sql.identifier(column)} = ${id}`;

/** Each arm alone has an index; joined by OR they would have none. */
export const armsOf = (reach: ReachedOffices): Arm[] =>
  reach.kind === 'all'
    ? [() => sql`true`]
    : [
        ...reach.companies.map((id) => equals('company_id', id)),
        ...reach.branches.map((id) => equals('branch_id', id)),
        ...(reach.ownOf === null ? [] : [equals('assigned_to', reach.ownOf), equals('brought_by', reach.ownOf)]),
      ];

/** A lead has no assignee yet: a caller's own leads are those they brought. */
export const leadArmsOf = (reach: ReachedOffices): Arm[] =>
  reach.kind === 'all'
    ? armsOf(reach)
    : [...armsOf({ ...reach, ownOf: null }), ...(reach.ownOf === null ? [] : [equals('brought_by', reach.ownOf)])];

/** The rows of all arms, each once; null when there is no arm. */
export const unionOf = (queries: readonly SQL[]): SQL | null =>
  queries.length === 0
    ? null
    : sql.join(
        queries.map((query) => sql`(${query})`),
        sql` UNION `,
      );

type Counted = { queries: readonly SQL[]; limit: number };

/** The number of rows, each counted once, up to a limit. */
export const countOf = ({ queries, limit }: Counted): SQL => {
  const found = unionOf(queries);
  return found === null ? sql`SELECT 0` : sql`SELECT count(*)::int FROM (SELECT 1 FROM (${found}) f LIMIT ${limit}) g`;
};

export const countFound = async (db: Reader, counted: Counted): Promise<number> => {
  const { rows } = await db.execute(sql`SELECT (${countOf(counted)}) AS number`);
  return z.tuple([z.object({ number: z.number() })]).parse(rows)[0].number;
};
