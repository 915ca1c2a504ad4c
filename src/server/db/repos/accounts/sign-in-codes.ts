import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { signInCodes } from '#server/db/schema/index.ts';
import { lookupHash, lookupHashes } from '#server/db/sealed/lookup-hash.ts';

export const CODE_MINUTES = 10;
const TRIES = 5;

/** Six digits are few, so the stored form is keyed: a stolen table does not reveal the codes. */
const codeHash = (secret: string, email: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`${email}\n${code}`).digest();

const isFor = ({ ring }: Tx, email: string) => inArray(signInCodes.emailHash, lookupHashes(ring, 'email', email));

/** `from`: the request the code was made for, where the email alone does not name it. */
type GivenCode = { secret: string; email: string; code: string; from: string };

export const addSignInCode = async (db: Tx, { secret, email, code, from }: GivenCode): Promise<void> => {
  // A stranger's request does not void the code the owner just got.
  await db
    .update(signInCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isFor(db, email), eq(signInCodes.requestedFrom, from), isNull(signInCodes.usedAt)));
  await db.insert(signInCodes).values({
    emailHash: lookupHash(db.ring, 'email', email),
    requestedFrom: from,
    codeHash: codeHash(secret, email, code),
    expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
  });
};

/** The row of the right code, of its own request, within ten minutes. Five wrong tries use it up. */
export const matchSignInCode = async (
  db: Tx,
  { secret, email, code, from }: GivenCode,
): Promise<{ id: string } | null> => {
  const [row] = await db
    .select()
    .from(signInCodes)
    .where(
      and(
        isFor(db, email),
        eq(signInCodes.requestedFrom, from),
        isNull(signInCodes.usedAt),
        sql`${signInCodes.expiresAt} > now()`,
        lt(signInCodes.tries, TRIES),
      ),
    )
    .orderBy(desc(signInCodes.expiresAt))
    .limit(1)
    .for('update');
  if (!row) return null;
  if (timingSafeEqual(row.codeHash, codeHash(secret, email, code))) return { id: row.id };
  await countWrongTry(db, row.id);
  return null;
};

export const countWrongTry = async (db: Tx, id: string): Promise<void> => {
  await db
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(eq(signInCodes.id, id));
};

export const spendSignInCode = async (db: Tx, id: string): Promise<void> => {
  await db.update(signInCodes).set({ usedAt: sql`now()` }).where(eq(signInCodes.id, id));
};
