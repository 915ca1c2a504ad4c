import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../connect.ts';
import { noteLocked, touchThreads } from '../touched.ts';

const BATCH = 200;
const ids = z.array(z.object({ id: z.string() }));

/**
 * Writes the portal's rows of every loan again from its facts; safe while the product runs, to stop and to repeat. Nothing needs it in
 * ordinary work: for rows that were written past the product, and for a stage that is derived differently from now on.
 */
export const rebuildPipeline = async ({ transact }: Pick<Database, 'transact'>): Promise<number> => {
  let rebuilt = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batch = await transact(async (tx) => {
      // The loans before their rows, as every other transaction takes them.
      const found = await tx.execute(
        sql`SELECT id FROM applications WHERE id > ${after} ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE`,
      );
      const loans = ids.parse(found.rows).map(({ id }) => id);
      // Without a key the terms are spelled again as well.
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
