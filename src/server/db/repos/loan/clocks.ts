import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { applications, clocks } from '#server/db/schema/index.ts';
import { touchLoan } from '#server/db/touched.ts';

type At = { applicationId: string; kind: string };

/** False when already running: detecting its cause again does not postpone a clock. */
export const addClock = async (tx: Tx, clock: At & { startedOn: Day; dueOn: Day }): Promise<boolean> => {
  const added = await tx.insert(clocks).values(clock).onConflictDoNothing().returning({ id: clocks.id });
  touchLoan(tx, clock.applicationId);
  return added.length > 0;
};

const isOf = ({ applicationId, kind }: At) => and(eq(clocks.applicationId, applicationId), eq(clocks.kind, kind));
const running = (at: At) => and(isOf(at), isNull(clocks.metOn));

/** Running or met. */
export const hasClock = async (db: Reader, at: At): Promise<boolean> =>
  (await db.select({ id: clocks.id }).from(clocks).where(isOf(at)).limit(1)).length > 0;

export const hasRunningClock = async (db: Reader, at: At): Promise<boolean> => (await runningClock(db, at)) !== null;

export const runningClock = async (db: Reader, at: At): Promise<{ startedOn: Day } | null> => {
  const [row] = await db.select({ startedOn: clocks.startedOn }).from(clocks).where(running(at)).limit(1);
  return row ?? null;
};

/** Which of some kinds are running. */
export const runningAmong = async (
  db: Reader,
  { applicationId, kinds }: { applicationId: string; kinds: readonly string[] },
): Promise<string[]> => {
  const rows = await db
    .select({ kind: clocks.kind })
    .from(clocks)
    .where(and(eq(clocks.applicationId, applicationId), inArray(clocks.kind, [...kinds]), isNull(clocks.metOn)));
  return rows.map(({ kind }) => kind);
};

/** The day the first clock of a kind was started; null when none was. */
export const firstStart = async (db: Reader, at: At): Promise<Day | null> => {
  const [row] = await db
    .select({ startedOn: clocks.startedOn })
    .from(clocks)
    .where(isOf(at))
    .orderBy(asc(clocks.startedOn))
    .limit(1);
  return row?.startedOn ?? null;
};

/** False when none was running. */
export const stopClock = async (
  tx: Tx,
  { metOn, metBy, ...at }: At & { metOn: Day; metBy: string },
): Promise<boolean> => {
  const stopped = await tx.update(clocks).set({ metOn, metBy }).where(running(at)).returning({ id: clocks.id });
  touchLoan(tx, at.applicationId);
  return stopped.length > 0;
};

const columns = {
  id: clocks.id,
  kind: clocks.kind,
  startedOn: clocks.startedOn,
  metOn: clocks.metOn,
  metBy: clocks.metBy,
  applicationId: clocks.applicationId,
  loanNumber: applications.loanNumber,
  borrowerName: applications.borrowerName,
};

/** Most urgent first. With an application, met clocks too; without, all running clocks. */
export const listClocks = (db: Reader, { applicationId }: { applicationId: string | null }) =>
  db
    .select(columns)
    .from(clocks)
    .innerJoin(applications, eq(applications.id, clocks.applicationId))
    .where(applicationId === null ? isNull(clocks.metOn) : eq(clocks.applicationId, applicationId))
    .orderBy(asc(clocks.dueOn));
