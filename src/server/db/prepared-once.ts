import type { Reader } from './connect.ts';

/** Keeps a prepared query for a pool or a connection as long as that lives. */
export const preparedOnce = <On extends Reader, Query>(prepare: (db: On) => Query): ((db: On) => Query) => {
  const made = new WeakMap<On, Query>();
  return (db) => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    return query;
  };
};
