import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { signInCodes } from '#server/db/schema/index.ts';
import { lookupHash, lookupHashes } from '#server/db/sealed/lookup-hash.ts';

const MINUTES = 10;
const TRIES = 5;

/** Six digits are few, so the stored form is keyed: a stolen table does not reveal the codes. */
const codeHash = (secret: string, email: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`${email}\n${code}`).digest();

const isFor = ({ ring }: Tx, email: string) => inArray(signInCodes.emailHash, lookupHashes(ring, 'email', email));

/** `from`: the device or address the code is requested or entered from. */
type GivenCode = { secret: string; email: string; code: string; from: string };

export const addSignInCode = async (db: Tx, { secret, email, code, from }: GivenCode): Promise<void> => {
  // A stranger who asks for a code does not void the one the owner just got.
  await db
    .update(signInCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isFor(db, email), eq(signInCodes.requestedFrom, from), isNull(signInCodes.usedAt)));
  await db.insert(signInCodes).values({
    emailHash: lookupHash(db.ring, 'email', email),
    requestedFrom: from,
    codeHash: codeHash(secret, email, code),
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
};

/**
 * The row of the right code, within ten minutes. Five wrong tries from where it was requested use it up there, and five from elsewhere
 * for everyone else. Each try is compared with one code: the one requested from there, else the newest.
 */
export const matchSignInCode = async (
  db: Tx,
  { secret, email, code, from }: GivenCode,
): Promise<MatchedCode | null> => {
  const isSame = sql`${signInCodes.requestedFrom} = ${from}`;
  const [row] = await db
    .select()
    .from(signInCodes)
    .where(
      and(
        isFor(db, email),
        isNull(signInCodes.usedAt),
        sql`${signInCodes.expiresAt} > now()`,
        sql`CASE WHEN ${isSame} THEN ${signInCodes.tries} ELSE ${signInCodes.triesElsewhere} END < ${TRIES}`,
      ),
    )
    .orderBy(desc(isSame), desc(signInCodes.expiresAt))
    .limit(1)
    .for('update');
  if (!row) return null;
  const matched = { id: row.id, column: row.requestedFrom === from ? ('tries' as const) : ('triesElsewhere' as const) };
  if (timingSafeEqual(row.codeHash, codeHash(secret, email, code))) return matched;
  await countWrongTry(db, matched);
  return null;
};

/** A matched code and the counter of the one who matched it. */
export type MatchedCode = { id: string; column: 'tries' | 'triesElsewhere' };

export const countWrongTry = async (db: Tx, { id, column }: MatchedCode): Promise<void> => {
  await db
    .update(signInCodes)
    .set({ [column]: sql`${signInCodes[column]} + 1` })
    .where(eq(signInCodes.id, id));
};

export const spendSignInCode = async (db: Tx, id: string): Promise<void> => {
  await db.update(signInCodes).set({ usedAt: sql`now()` }).where(eq(signInCodes.id, id));
};
