import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { signInCodes } from '#server/db/schema/index.ts';

const MINUTES = 10;
const TRIES = 5;

/** Six digits are few, so the stored form is keyed: a stolen table does not reveal the codes. */
const codeHash = (secret: string, email: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`${email}\n${code}`).digest();

export const addSignInCode = async (
  db: Tx,
  { secret, email, code }: { secret: string; email: string; code: string },
): Promise<void> => {
  await db
    .update(signInCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(signInCodes.email, email), isNull(signInCodes.usedAt)));
  await db.insert(signInCodes).values({
    email,
    codeHash: codeHash(secret, email, code),
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
};

type GivenCode = { secret: string; email: string; code: string };

/** The row of the right code, within ten minutes and five attempts; a wrong one counts as an attempt. */
export const matchSignInCode = async (
  db: Tx,
  { secret, email, code }: GivenCode,
): Promise<{ id: string; tries: number } | null> => {
  const [row] = await db
    .select()
    .from(signInCodes)
    .where(
      and(
        eq(signInCodes.email, email),
        isNull(signInCodes.usedAt),
        sql`${signInCodes.expiresAt} > now()`,
        sql`${signInCodes.tries} < ${TRIES}`,
      ),
    )
    .orderBy(desc(signInCodes.expiresAt))
    .limit(1)
    .for('update');
  if (!row) return null;
  if (timingSafeEqual(row.codeHash, codeHash(secret, email, code))) return row;
  await countWrongTry(db, row);
  return null;
};

export const countWrongTry = async (db: Tx, { id, tries }: { id: string; tries: number }): Promise<void> => {
  await db
    .update(signInCodes)
    .set({ tries: tries + 1 })
    .where(eq(signInCodes.id, id));
};

export const spendSignInCode = async (db: Tx, id: string): Promise<void> => {
  await db.update(signInCodes).set({ usedAt: sql`now()` }).where(eq(signInCodes.id, id));
};
