import { and, eq, sql } from 'drizzle-orm';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { demographicAnswers } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';

/** Written by the applicant, never read by a role that decides. */
export const keepDemographics = async (
  db: Tx,
  { applicationId, person, answers }: { applicationId: string; person: Person; answers: Record<string, unknown> },
): Promise<void> => {
  const document = sealJson(db.ring, answers);
  await db
    .insert(demographicAnswers)
    .values({ applicationId, person, document, howCollected: 'internet' })
    .onConflictDoUpdate({
      target: [demographicAnswers.applicationId, demographicAnswers.person],
      set: { document, updatedAt: sql`now()` },
    });
};

/** For the lending report only. */
export const demographicsOf = async (
  db: Reader,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<{ document: unknown; howCollected: string } | null> => {
  const [row] = await db
    .select({ document: demographicAnswers.document, howCollected: demographicAnswers.howCollected })
    .from(demographicAnswers)
    .where(and(eq(demographicAnswers.applicationId, applicationId), eq(demographicAnswers.person, person)));
  return row ?? null;
};
