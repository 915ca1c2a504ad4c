import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pipelineTiles } from '../src/entities/contract/pipeline.ts';
import { countListed } from '../src/server/db/repos/pipeline/pipeline.ts';
import { openDesk } from './pipeline.ts';

it('duplicates are counted without a look at each loan', async () => {
  const { database, container, staff } = await openDesk(2000);
  const me = staff.lender?.accountId ?? '';
  const asked = { reach: { kind: 'all' }, me, today: container.clock.today(), limit: 1000 } as const;
  const { found, looks } = await database.transact(async (tx) => {
    const [count] = await countListed(tx, { ...asked, filters: [pipelineTiles.duplicates] });
    const { rows } = await tx.execute(
      sql`SELECT idx_scan AS looks FROM pg_stat_xact_user_tables WHERE relname = 'pipeline_terms'`,
    );
    return { found: count, looks: Number(rows[0]?.looks) };
  });
  expect(found).toBe(0);
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(20);
  await database.drop();
});
