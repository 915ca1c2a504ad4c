import { and, asc, eq } from 'drizzle-orm';
import { type PayoffLetter, type PayoffLetterState, payoffLetter } from '#entities/facts/payoff-letter.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { payoffLetters } from '#server/db/schema/index.ts';
import { sealedJsonb } from '#server/db/sealed/sealed-json.ts';
import { touchLoan } from '#server/db/touched.ts';

type Row = typeof payoffLetters.$inferSelect;
export type PayoffLetterRow = Omit<Row, 'letter'> & { letter: PayoffLetter };

type Entered = Pick<Row, 'applicationId' | 'subject' | 'fileId' | 'enteredBy' | 'enteredByName'> & {
  letter: PayoffLetter;
};

/** Null while an earlier letter about the same debt waits for its second person. */
export const addPayoffLetter = async (tx: Tx, { letter, ...row }: Entered): Promise<string | null> => {
  const [added] = await tx
    .insert(payoffLetters)
    .values({ ...row, letter: sealedJsonb(tx.ring, letter), state: 'waiting', enteredAt: tx.clock.began() })
    .onConflictDoNothing()
    .returning({ id: payoffLetters.id });
  touchLoan(tx, row.applicationId);
  return added?.id ?? null;
};

/** Oldest first. */
export const payoffLettersOf = async (db: Reader, applicationId: string): Promise<PayoffLetterRow[]> =>
  (
    await db
      .select()
      .from(payoffLetters)
      .where(eq(payoffLetters.applicationId, applicationId))
      .orderBy(asc(payoffLetters.enteredAt))
  ).map(({ letter, ...row }) => ({ ...row, letter: payoffLetter.parse(letter) }));

/** The confirmed letter of each debt. */
export const lettersInForce = async (db: Reader, applicationId: string): Promise<Map<string, PayoffLetter>> =>
  new Map(
    (await payoffLettersOf(db, applicationId))
      .filter(({ state }) => state === 'inForce')
      .map(({ subject, letter }) => [subject, letter]),
  );

type Settled = {
  row: PayoffLetterRow;
  state: Exclude<PayoffLetterState, 'waiting' | 'replaced'>;
  by: string;
  name: string;
};

/** A letter that comes into force takes the place of the one before. */
export const settlePayoffLetter = async (tx: Tx, { row, state, by, name }: Settled): Promise<void> => {
  const about = and(eq(payoffLetters.applicationId, row.applicationId), eq(payoffLetters.subject, row.subject));
  if (state === 'inForce')
    await tx
      .update(payoffLetters)
      .set({ state: 'replaced' })
      .where(and(about, eq(payoffLetters.state, 'inForce')));
  await tx
    .update(payoffLetters)
    .set({ state, settledBy: by, settledByName: name, settledAt: tx.clock.began() })
    .where(and(about, eq(payoffLetters.id, row.id)));
  touchLoan(tx, row.applicationId);
};
