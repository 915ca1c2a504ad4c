import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../connect.ts';
import { noteLocked, touchThreads } from '../touched.ts';

const BATCH = 200;
const ids = z.array(z.object({ id: z.string() }));

/**
 * Rewrites the portal's rows of every loan from its facts; safe while the product runs, to stop and to repeat. Not needed in
 * normal operation: for rows written outside the product, and for a changed derivation of the stage.
 */
export const rebuildPipeline = async ({ transact }: Pick<Database, 'transact'>): Promise<number> => {
  let rebuilt = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await transact(async (tx) => {
      // The loans before their rows, in the lock order of every other transaction.
      const found = await tx.execute(
        sql`SELECT id FROM applications WHERE id > ${after} ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`,
      );
      const loans = ids.parse(found.rows).map(({ id }) => id);
      // An empty terms key makes the terms be rewritten as well.
      if (loans.length > 0)
        await tx.execute(sql`UPDATE pipeline_rows SET terms_key = '' WHERE application_id IN ${loans}`);
      for (const id of loans) {
        noteLocked(tx, id);
        touchThreads(tx, id);
      }
      return loans;
    });
    const last = batch.at(-1);
    if (last === undefined) return rebuilt;
    after = last;
    rebuilt += batch.length;
  }
};
