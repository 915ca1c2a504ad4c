import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '../connect.ts';
import { signInCodes } from '../schema/index.ts';

const MINUTES = 10;
const TRIES = 5;

/** Six digits are few, so the stored form is keyed: a stolen table does not give the codes away. */
const codeHash = (secret: string, email: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`${email}\n${code}`).digest();

export const addSignInCode = async (
  db: DbOrTx,
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

/** True once for the right code, within ten minutes and five tries. */
export const spendSignInCode = async (
  db: DbOrTx,
  { secret, email, code }: { secret: string; email: string; code: string },
): Promise<boolean> => {
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
  const isRight = row !== undefined && timingSafeEqual(row.codeHash, codeHash(secret, email, code));
  if (row) {
    await db
      .update(signInCodes)
      .set(isRight ? { usedAt: sql`now()` } : { tries: row.tries + 1 })
      .where(eq(signInCodes.id, row.id));
  }
  return isRight;
};
