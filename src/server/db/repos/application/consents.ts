import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { consents } from '#server/db/schema/index.ts';

type ConsentAt = { applicationId: string; person: Person; kind: ConsentKind };

export const addConsent = async (
  tx: Tx,
  consent: ConsentAt & { textVersion: string; address: string | null },
): Promise<string> => {
  const [row] = await tx
    .insert(consents)
    .values({ ...consent, givenAt: tx.clock.now() })
    .returning({ id: consents.id });
  if (!row) throw new Error('The consent was not stored.');
  return row.id;
};

/** The newest: each consent covers one pull, so a second pull needs a second consent. */
export const findConsent = async (db: Reader, { applicationId, person, kind }: ConsentAt): Promise<string | null> => {
  const [row] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.applicationId, applicationId),
        eq(consents.person, person),
        eq(consents.kind, kind),
        isNull(consents.retiredAt),
      ),
    )
    .orderBy(desc(consents.givenAt))
    .limit(1);
  return row?.id ?? null;
};
