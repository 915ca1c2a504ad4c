import type { Tx } from './connect.ts';

/** Keeps what was prepared for a pool or a connection as long as that lives. */
export const preparedOnce = <Query>(prepare: (db: Tx) => Query): ((db: Tx) => Query) => {
  const made = new WeakMap<Tx, Query>();
  return (db) => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    return query;
  };
};
