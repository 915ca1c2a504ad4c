import type { Reader } from './connect.ts';

/** Keeps a prepared query for the life of its pool or connection. */
export const preparedOnce = <On extends Reader, Query>(prepare: (db: On) => Query): ((db: On) => Query) => {
  const made = new WeakMap<On, Query>();
  return (db) => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    return query;
  };
};
