import { indexSource } from '#entities/facts/published/index-date.ts';
import { getPolicy } from '#policy/policies.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import type { Container } from '#server/container.ts';
import { addFoundIndex, lockIndexDates, releasedIndexes } from '#server/db/repos/outside/index-dates.ts';

/** The published series ends with another rate than our prices use: one row for staff to propose. Changes no price. */
export const noteIndexChange = async ({
  database,
  primeRate,
  clock,
  env,
}: Pick<Container, 'database' | 'primeRate' | 'clock' | 'env'>): Promise<void> => {
  const newest = (await primeRate.changes())?.at(-1);
  const source = indexSource.safeParse(env.vendors.primeRate.choice);
  if (!newest || !source.success) return;
  await database.transact(async (tx) => {
    await lockIndexDates(tx);
    const today = clock.today();
    const { index } = policyWithIndex(getPolicy(today), await releasedIndexes(tx), today);
    if (newest.rate === index.rate) return;
    await addFoundIndex(tx, {
      ...{ rate: newest.rate, publishedFrom: newest.from, source: source.data },
      foundAt: clock.now(),
    });
  });
};
