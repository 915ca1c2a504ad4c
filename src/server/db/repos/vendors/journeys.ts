import { and, asc, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import {
  type JourneyCapability,
  type JourneyProblem,
  type JourneyState,
  openJourneyStates,
} from '#entities/facts/journey.ts';
import type { Person } from '#entities/values/person.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { journeys } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

export type JourneyRow = typeof journeys.$inferSelect;
type Subject = { applicationId: string; person: Person };
type Added = Pick<
  JourneyRow,
  'applicationId' | 'person' | 'capability' | 'brand' | 'reportKey' | 'reference' | 'page' | 'handle' | 'expiresAt'
>;

const isOpen = inArray(journeys.state, [...openJourneyStates]);
const MINUTE = 60_000;

/** The vendor's page replaces the one before it: only the newest visit of a person can answer. */
export const addJourney = async (tx: Tx, { page, handle, ...added }: Added): Promise<void> => {
  const now = tx.clock.now();
  const same = and(
    eq(journeys.applicationId, added.applicationId),
    eq(journeys.person, added.person),
    eq(journeys.capability, added.capability),
  );
  await tx
    .update(journeys)
    .set({ state: 'expired', changedAt: now })
    .where(and(same, isOpen, ne(journeys.reference, added.reference)));
  await tx
    .insert(journeys)
    .values({
      ...added,
      page: sealText(tx.ring, page),
      handle: handle === null ? null : sealText(tx.ring, handle),
      state: 'started',
      startedAt: now,
      changedAt: now,
      nextLookAt: new Date(now.getTime() + 5 * MINUTE),
    })
    .onConflictDoNothing();
  touchLoan(tx, added.applicationId);
};

export const findJourney = async (
  db: Reader,
  { capability, reference }: { capability: JourneyCapability; reference: string },
): Promise<JourneyRow | null> => {
  const [row] = await db
    .select()
    .from(journeys)
    .where(and(eq(journeys.reference, reference), eq(journeys.capability, capability)))
    .orderBy(desc(journeys.startedAt))
    .limit(1);
  return row ?? null;
};

/** The newest visit whose answer belongs to this report. */
export const journeyOfReport = async (db: Reader, reportKey: string): Promise<JourneyRow | null> => {
  const [row] = await db
    .select()
    .from(journeys)
    .where(eq(journeys.reportKey, reportKey))
    .orderBy(desc(journeys.startedAt))
    .limit(1);
  return row ?? null;
};

/** Newest first. */
export const journeysOf = (db: Reader, { applicationId, person }: Subject): Promise<JourneyRow[]> =>
  db
    .select()
    .from(journeys)
    .where(and(eq(journeys.applicationId, applicationId), eq(journeys.person, person)))
    .orderBy(desc(journeys.startedAt));

export const journeysOfLoan = (db: Reader, applicationId: string): Promise<JourneyRow[]> =>
  db.select().from(journeys).where(eq(journeys.applicationId, applicationId)).orderBy(desc(journeys.startedAt));

type Moved = { id: string; state: JourneyState; problem?: JourneyProblem | null };

/** Only from an open state: an ended journey stays as it ended. */
export const moveJourney = async (db: Db | Tx, { id, state, problem = null }: Moved, at: Date): Promise<void> => {
  await db
    .update(journeys)
    .set({ state, problem, changedAt: at })
    .where(and(eq(journeys.id, id), isOpen, ne(journeys.state, state)));
};

export const finishJourneys = async (tx: Tx, reportKey: string): Promise<void> => {
  await tx
    .update(journeys)
    .set({ state: 'finished', changedAt: tx.clock.now() })
    .where(and(eq(journeys.reportKey, reportKey), isOpen));
};

/** Open visits whose time has come, the longest overdue first; each is put off as it is handed out. */
export const takeDueJourneys = async (tx: Tx, { at, limit }: { at: Date; limit: number }): Promise<JourneyRow[]> => {
  const due = await tx
    .select()
    .from(journeys)
    .where(and(isOpen, lte(journeys.nextLookAt, at)))
    .orderBy(asc(journeys.nextLookAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const { id, startedAt } of due) {
    const age = at.getTime() - startedAt.getTime();
    const pause = Math.min(60 * MINUTE, Math.max(5 * MINUTE, age / 4));
    await tx
      .update(journeys)
      .set({ nextLookAt: new Date(at.getTime() + pause) })
      .where(eq(journeys.id, id));
  }
  return due;
};
