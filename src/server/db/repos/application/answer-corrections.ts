import { and, desc, eq } from 'drizzle-orm';
import type { Person } from '#entities/values/person.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { answerCorrections } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type CorrectionRow = typeof answerCorrections.$inferSelect;
type Corrected = Pick<
  CorrectionRow,
  'applicationId' | 'person' | 'step' | 'before' | 'after' | 'reason' | 'correctedBy' | 'correctedByName'
>;

export const addCorrection = async (tx: Tx, { before, after, reason, ...row }: Corrected): Promise<string> => {
  const sealed = {
    ...{ before: sealJson(tx.ring, before), after: sealJson(tx.ring, after) },
    reason: sealText(tx.ring, reason),
  };
  const [added] = await tx
    .insert(answerCorrections)
    .values({ ...row, ...sealed, state: 'told', correctedAt: tx.clock.began() })
    .returning({ id: answerCorrections.id });
  touchLoan(tx, row.applicationId);
  if (!added) throw new Error('The correction was not kept.');
  return added.id;
};

type Whose = { applicationId: string; person: Person };

/** Newest first. */
export const correctionsOf = (db: Reader, { applicationId, person }: Whose): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(answerCorrections)
    .where(and(eq(answerCorrections.applicationId, applicationId), eq(answerCorrections.person, person)))
    .orderBy(desc(answerCorrections.correctedAt));

/** Applicants with an objection that nobody has settled. */
export const objectingPeople = async (db: Reader, applicationId: string): Promise<Person[]> =>
  (
    await db
      .selectDistinct({ person: answerCorrections.person })
      .from(answerCorrections)
      .where(and(eq(answerCorrections.applicationId, applicationId), eq(answerCorrections.state, 'objected')))
      .orderBy(answerCorrections.person)
  ).map(({ person }) => person);

export const findCorrection = async (
  db: Reader,
  { applicationId, id }: { applicationId: string; id: string },
): Promise<CorrectionRow | null> => {
  const [row] = await db
    .select()
    .from(answerCorrections)
    .where(and(eq(answerCorrections.applicationId, applicationId), eq(answerCorrections.id, id)));
  return row ?? null;
};

type Settled = { row: CorrectionRow; settlement: string; by: string; name: string };

export const settleCorrection = async (tx: Tx, { row, settlement, by, name }: Settled): Promise<void> => {
  await tx
    .update(answerCorrections)
    .set({
      ...{ state: 'settled', settlement: sealText(tx.ring, settlement) },
      ...{ settledBy: by, settledByName: name, settledAt: tx.clock.began() },
    })
    .where(and(eq(answerCorrections.id, row.id), eq(answerCorrections.state, 'objected')));
  touchLoan(tx, row.applicationId);
};

/** False where it was answered before, or is another person's. */
export const answerCorrectionOf = async (
  tx: Tx,
  { id, applicationId, person, objection }: Whose & { id: string; objection: string | null },
): Promise<boolean> => {
  const answered = await tx
    .update(answerCorrections)
    .set({
      state: objection === null ? 'confirmed' : 'objected',
      objection: objection === null ? null : sealText(tx.ring, objection),
      answeredAt: tx.clock.began(),
    })
    .where(
      and(
        ...[eq(answerCorrections.id, id), eq(answerCorrections.applicationId, applicationId)],
        ...[eq(answerCorrections.person, person), eq(answerCorrections.state, 'told')],
      ),
    )
    .returning({ id: answerCorrections.id });
  touchLoan(tx, applicationId);
  return answered.length > 0;
};
