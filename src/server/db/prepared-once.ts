import type { Db } from './connect.ts';

/** Keeps what was prepared for a pool as long as the pool lives. */
export const preparedOnce = <Query>(prepare: (db: Db) => Query): ((db: Db) => Query) => {
  const made = new WeakMap<Db, Query>();
  return (db) => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    return query;
  };
};
