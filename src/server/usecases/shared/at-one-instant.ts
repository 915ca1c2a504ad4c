import type { Container } from '#server/container.ts';

/** A view of many parts whose reads all see the same state of the database. The work reads through the container it is given. */
export const atOneInstant = <Result>(
  container: Container,
  work: (container: Container) => Promise<Result>,
): Promise<Result> =>
  container.database.readAtOnce((db) => work({ ...container, database: { ...container.database, db } }));
