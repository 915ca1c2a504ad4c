import { and, eq, ne, sql } from 'drizzle-orm';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Transact, Tx } from '#server/db/connect.ts';
import { type KeyRing, open, seal } from '#server/db/key-ring.ts';
import { secrets } from '#server/db/schema/index.ts';
import { keepSsnTerms } from '../pipeline/pipeline-terms.ts';

export type SecretKind = 'ssn' | 'accountNumber';
type SecretAt = { applicationId: string; person: Person; kind: SecretKind };

const contextOf = ({ applicationId, person, kind }: SecretAt): string => `secret/${applicationId}/${person}/${kind}`;
const isAt = ({ applicationId, person, kind }: SecretAt) =>
  and(eq(secrets.applicationId, applicationId), eq(secrets.person, person), eq(secrets.kind, kind));

export const keepSecret = async (
  db: Tx,
  { ring, at, plain }: { ring: KeyRing; at: SecretAt; plain: string },
): Promise<void> => {
  const sealed = seal(ring, plain, contextOf(at));
  await db
    .insert(secrets)
    .values({ ...at, keyName: ring.current, sealed })
    .onConflictDoUpdate({
      target: [secrets.applicationId, secrets.person, secrets.kind],
      set: { keyName: ring.current, sealed, updatedAt: sql`now()` },
    });
};

export const findSecret = async (db: Reader, { ring, at }: { ring: KeyRing; at: SecretAt }): Promise<string | null> => {
  const [row] = await db.select({ sealed: secrets.sealed }).from(secrets).where(isAt(at));
  return row ? open(ring, row.sealed, contextOf(at)) : null;
};

/** Reseals everything under the current key, a few rows at a time; safe to stop and repeat. */
export const rotateSecrets = async (transact: Transact, ring: KeyRing): Promise<number> => {
  let rotated = 0;
  for (;;) {
    const count = await transact(async (tx) => {
      const rows = await tx
        .select()
        .from(secrets)
        .where(ne(secrets.keyName, ring.current))
        .limit(100)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        const plain = open(ring, row.sealed, contextOf(row));
        await tx
          .update(secrets)
          .set({ keyName: ring.current, sealed: seal(ring, plain, contextOf(row)) })
          .where(isAt(row));
        // The applicant's search term depends on the key as well.
        const { applicationId, person } = row;
        if (row.kind === 'ssn') await keepSsnTerms(tx, { ring, applicationId, person, ssn: plain });
      }
      return rows.length;
    });
    rotated += count;
    if (count === 0) return rotated;
  }
};
