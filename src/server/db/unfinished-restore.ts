import type pg from 'pg';

type Query = Pick<pg.ClientBase, 'query'>;

/** A table that stands in the database from the first moment of a restore until everything in it was compared with the copy. */
export const beginRestore = (owner: Query) =>
  owner.query('CREATE TABLE public.unfinished_restore (began_at timestamptz NOT NULL DEFAULT now())');

export const endRestore = (owner: Query) => owner.query('DROP TABLE public.unfinished_restore');

export const hasUnfinishedRestore = async (db: { query: (sql: string) => Promise<{ rows: { is: boolean }[] }> }) =>
  (await db.query("SELECT to_regclass('public.unfinished_restore') IS NOT NULL AS is")).rows[0]?.is === true;
