import { and, eq, getTableColumns, inArray, isNull, ne, notLike, sql } from 'drizzle-orm';
import type { CreditLook } from '#entities/facts/credit-file.ts';
import type { Person } from '#entities/values/person.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { type KeyRing, open, seal } from '#server/db/key-ring.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { reports } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';

export type ReportAt = {
  applicationId: string;
  person: Person;
  kind: string;
  idempotencyKey: string;
  /** Of a credit report. */
  look?: CreditLook | null;
};
type ReportRow = typeof reports.$inferSelect;
export type StoredReport = Omit<ReportRow, 'rawSealed'>;

/** After this long, an unanswered request came from a process that is gone. */
const LEASE = sql`interval '2 minutes'`;

/** What the keys of facts entered by staff begin with. */
export const STAFF_KEY = 'staff/';

const rawContext = (key: string): string => `report/${key}`;

/** Null unless the request is the caller's to send: never sent before, or sent without an answer. */
export const claimReport = async (db: Db, at: ReportAt): Promise<string | null> => {
  const [row] = await db
    .insert(reports)
    .values({ ...at, outcome: 'asking' })
    .onConflictDoUpdate({
      target: reports.idempotencyKey,
      set: { outcome: 'asking', askedAt: sql`clock_timestamp()`, answeredAt: null },
      setWhere: sql`${reports.outcome} = 'unavailable' OR (${reports.outcome} = 'asking' AND ${reports.askedAt} < clock_timestamp() - ${LEASE})`,
    })
    .returning({ id: reports.id });
  return row?.id ?? null;
};

/** A request to be sent; the first process to claim it sends it. An existing one stays as it is. */
export const openReport = async (tx: Tx, at: Omit<ReportAt, 'look'>): Promise<void> => {
  await tx
    .insert(reports)
    .values({ ...at, outcome: 'unavailable', answeredAt: sql`clock_timestamp()` })
    .onConflictDoNothing();
};

/** The first answer stays: a second one changes nothing. */
export const answerReport = async (
  db: Tx,
  { id, key, ring, answer, raw }: { id: string; key: string; ring: KeyRing; answer: { kind: string }; raw: string },
): Promise<void> => {
  await db
    .update(reports)
    .set({
      outcome: answer.kind,
      answer: sealJson(db.ring, answer),
      rawSealed: seal(ring, raw, rawContext(key)),
      keyName: ring.current,
      answeredAt: sql`clock_timestamp()`,
    })
    .where(and(eq(reports.id, id), eq(reports.outcome, 'asking')));
};

/** A hard pull that brought no report may be ordered again under the same authorization. */
export const reopenReport = async (db: Db, at: Pick<ReportAt, 'applicationId' | 'kind' | 'person'>): Promise<void> => {
  await db
    .update(reports)
    .set({ outcome: 'unavailable', orderSentAt: null, orderReference: null })
    .where(
      and(
        eq(reports.applicationId, at.applicationId),
        eq(reports.kind, at.kind),
        eq(reports.person, at.person),
        eq(reports.look, 'hard'),
        inArray(reports.outcome, ['frozen', 'notFound']),
        notLike(reports.idempotencyKey, `${STAFF_KEY}%`),
      ),
    );
};

/** A fact staff read from a document and entered: stored as an answer that came at once. */
export const addEnteredReport = async (
  tx: Tx,
  { answer, ring, ...at }: ReportAt & { answer: { kind: string }; ring: KeyRing },
): Promise<void> => {
  const now = tx.clock.now();
  await tx.insert(reports).values({
    ...at,
    outcome: answer.kind,
    answer: sealJson(tx.ring, answer),
    rawSealed: seal(ring, JSON.stringify(answer), rawContext(at.idempotencyKey)),
    keyName: ring.current,
    askedAt: now,
    answeredAt: now,
  });
};

export const findReport = async (db: Reader, idempotencyKey: string): Promise<ReportRow | null> => {
  const [row] = await db.select().from(reports).where(eq(reports.idempotencyKey, idempotencyKey));
  return row ?? null;
};

const { rawSealed: _, ...columns } = getTableColumns(reports);

const reportsQuery = preparedOnce((db: Reader) =>
  db
    .select(columns)
    .from(reports)
    .where(and(eq(reports.applicationId, sql.placeholder('applicationId')), isNull(reports.retiredAt)))
    .orderBy(reports.askedAt)
    .prepare('reports_of'),
);

/** Oldest first, without the sealed originals: those are large, and every save reads this. */
export const reportsOf = (db: Reader, applicationId: string): Promise<StoredReport[]> =>
  reportsQuery(db).execute({ applicationId });

/** The vendor's raw response, for proof. */
export const rawOf = (ring: KeyRing, { rawSealed, idempotencyKey }: ReportRow): string | null =>
  rawSealed ? open(ring, rawSealed, rawContext(idempotencyKey)) : null;

/** Reseals every original under the current key, a few at a time; safe to stop and repeat. */
export const rotateReports = async (db: Db, ring: KeyRing): Promise<number> => {
  const rows = await db.select().from(reports).where(ne(reports.keyName, ring.current)).limit(20);
  for (const row of rows) {
    const raw = rawOf(ring, row);
    const sealed = raw === null ? null : seal(ring, raw, rawContext(row.idempotencyKey));
    await db.update(reports).set({ rawSealed: sealed, keyName: ring.current }).where(eq(reports.id, row.id));
  }
  return rows.length === 0 ? 0 : rows.length + (await rotateReports(db, ring));
};
