import { sql } from 'drizzle-orm';
import type { Person } from '#entities/person.ts';
import type { DbOrTx } from '../connect.ts';
import { demographicAnswers } from '../schema/index.ts';

/** Written by the person, read by no one who decides. */
export const keepDemographics = async (
  db: DbOrTx,
  { applicationId, person, answers }: { applicationId: string; person: Person; answers: Record<string, unknown> },
): Promise<void> => {
  await db
    .insert(demographicAnswers)
    .values({ applicationId, person, document: answers, howCollected: 'internet' })
    .onConflictDoUpdate({
      target: [demographicAnswers.applicationId, demographicAnswers.person],
      set: { document: answers, updatedAt: sql`now()` },
    });
};
