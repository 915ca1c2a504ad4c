import { z } from 'zod';
import { indexDate, indexSource, indexState } from '#entities/facts/published/index-date.ts';
import { day } from '#entities/values/day.ts';
import { basisPoints } from '#entities/values/percent.ts';
import { getPolicy } from '#policy/policies.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import type { Container } from '#server/container.ts';
import { allIndexDates, releasedIndexes } from '#server/db/repos/outside/index-dates.ts';
import type { Staff } from '../shared/staff-reach.ts';

export const indexList = z.object({
  today: day,
  inForce: indexDate,
  rows: z.array(
    z.object({
      id: z.uuid(),
      rate: basisPoints,
      oldRate: basisPoints.nullable(),
      publishedFrom: day,
      effectiveFrom: day.nullable(),
      source: indexSource,
      note: z.string().nullable(),
      state: indexState,
      foundAt: z.date(),
      proposedByName: z.string().nullable(),
      proposedAt: z.date().nullable(),
      settledByName: z.string().nullable(),
      settledAt: z.date().nullable(),
      /** Whether the reader is the one who proposed it. */
      isMine: z.boolean(),
    }),
  ),
});
export type IndexList = z.infer<typeof indexList>;

/** The index in force, and every date with the people behind it. */
export const listIndex = async ({ database: { db }, clock }: Container, { accountId }: Staff): Promise<IndexList> => {
  const today = clock.today();
  const { index } = policyWithIndex(getPolicy(today), await releasedIndexes(db), today);
  return {
    today,
    inForce: { rate: index.rate, effectiveFrom: index.effectiveFrom },
    rows: (await allIndexDates(db)).map(({ proposedBy, settledBy: _, ...row }) => ({
      ...row,
      isMine: proposedBy === accountId,
    })),
  };
};
