import type { QueryConfig } from 'pg';

/** A kind's statement is only ever given the items that were added with it. */
type Kind = { items: object[]; statementOf(items: readonly object[]): Promise<QueryConfig> };

/** What a transaction writes as it commits: one statement for all items of a kind. */
export type WithCommit = Map<string, Kind>;

type Writing = { readonly withCommit: WithCommit };

/** The item goes to the database with the commit, together with all others of its kind. */
export const writeWithCommit = (
  { withCommit }: Writing,
  { kind, item, statementOf }: { kind: string; item: object; statementOf: Kind['statementOf'] },
): void => {
  const known = withCommit.get(kind) ?? { items: [], statementOf };
  known.items.push(item);
  withCommit.set(kind, known);
};

export const statementsWithCommit = ({ withCommit }: Writing): Promise<QueryConfig[]> =>
  Promise.all([...withCommit.values()].map(({ items, statementOf }) => statementOf(items)));
