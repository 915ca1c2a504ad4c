import { getPolicy, policies } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import type { Container } from '#server/container.ts';
import { releasedIndexes } from '#server/db/repos/outside/index-dates.ts';

/** The index public pages have to show today; null while it is the one they were built with. */
export const indexShown = async ({
  database,
  clock,
}: Pick<Container, 'database' | 'clock'>): Promise<Policy['index'] | null> => {
  const today = clock.today();
  const built = policies.at(-1)?.index;
  const { index } = policyWithIndex(getPolicy(today), await releasedIndexes(database.db), today);
  return index.rate === built?.rate && index.effectiveFrom === built.effectiveFrom ? null : index;
};
