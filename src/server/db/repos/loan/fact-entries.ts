import { and, asc, eq } from 'drizzle-orm';
import type { EnteredFact, FactEntryState } from '#entities/facts/entered-fact.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { factEntries } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type FactEntryRow = typeof factEntries.$inferSelect;
type Entered = Pick<FactEntryRow, 'applicationId' | 'kind' | 'person' | 'fileId' | 'enteredBy' | 'enteredByName'> & {
  fact: EnteredFact;
  state: Exclude<FactEntryState, 'declined'>;
};

/** Null while an earlier entry of the same fact waits for its second person. */
export const addFactEntry = async (tx: Tx, { fact, ...row }: Entered): Promise<string | null> => {
  const [added] = await tx
    .insert(factEntries)
    .values({ ...row, fact: sealJson(tx.ring, fact), enteredAt: tx.clock.began() })
    .onConflictDoNothing()
    .returning({ id: factEntries.id });
  touchLoan(tx, row.applicationId);
  return added?.id ?? null;
};

/** Oldest first. */
export const factEntriesOf = (db: Reader, applicationId: string): Promise<FactEntryRow[]> =>
  db.select().from(factEntries).where(eq(factEntries.applicationId, applicationId)).orderBy(asc(factEntries.enteredAt));

type Settled = {
  id: string;
  applicationId: string;
  state: Exclude<FactEntryState, 'waiting'>;
  by: string;
  name: string;
  reason: string | null;
};

/** False where a colleague was first. */
export const settleFactEntry = async (tx: Tx, settled: Settled): Promise<boolean> => {
  const { id, applicationId, state, by, name, reason } = settled;
  const at = { settledBy: by, settledByName: name, settledAt: tx.clock.began() };
  const done = await tx
    .update(factEntries)
    .set({ state, ...at, reason: reason === null ? null : sealText(tx.ring, reason) })
    .where(and(eq(factEntries.id, id), eq(factEntries.applicationId, applicationId), eq(factEntries.state, 'waiting')))
    .returning({ id: factEntries.id });
  touchLoan(tx, applicationId);
  return done.length > 0;
};
