import pg from 'pg';
import { z } from 'zod';

type Statement = { text: string; values: unknown[] };

export type Recorded = {
  /** Runs the statements in order on one connection, exactly as the product did. */
  replay: (pool: pg.Pool, substitute: (value: unknown) => unknown) => Promise<void>;
};

const configured = z.object({ text: z.string() });

/** The statements an operation in this process actually sends to the database, captured at the driver. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<Recorded> => {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [query, values] = args;
    const text = typeof query === 'string' ? query : configured.parse(query).text;
    statements.push({ text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(original, this, args);
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return {
    replay: async (pool, substitute) => {
      const client = await pool.connect();
      try {
        for (const { text, values } of statements) await client.query(text, values.map(substitute));
      } finally {
        client.release();
      }
    },
  };
};
