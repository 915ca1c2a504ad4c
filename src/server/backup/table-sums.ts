import { z } from 'zod';

type Query = { query: (sql: string) => Promise<{ rows: unknown[] }> };

const named = z.array(z.object({ name: z.string() }));
const summed = z.tuple([z.object({ sum: z.string() })]);

/** Every table with the number of its rows and a sum over their text, the same on any server. */
export const tableSums = async (client: Query): Promise<Record<string, string>> => {
  await client.query(
    "SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; SET extra_float_digits = 1; SET bytea_output = 'hex'",
  );
  const { rows } = await client.query(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND c.relname <> 'unfinished_restore' ORDER BY 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of named.parse(rows)) {
    const counted = await client.query(
      `SELECT count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(t::text), 8))::bit(32)::bigint), 0) AS sum FROM ${name} t`,
    );
    [{ sum: sums[name] }] = summed.parse(counted.rows);
  }
  return sums;
};

export const rowCount = (sums: Record<string, string>): number =>
  Object.values(sums).reduce((all, sum) => all + Number.parseInt(sum, 10), 0);

/** Tables that are not as they were, each with both sums. */
export const differences = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name}: ${before[name] ?? 'no table'} in the copy, ${after[name] ?? 'no table'} restored`);
