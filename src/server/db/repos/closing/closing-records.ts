import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { partOfDayTimes } from '#entities/application/closing.ts';
import { type ClosingRecord, closingRecord } from '#entities/facts/closing-record.ts';
import { type BookedSlot, bookedSlot } from '#entities/facts/closing-slot.ts';
import type { Day } from '#entities/values/day.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { closingRecords } from '#server/db/schema/index.ts';
import { sealJson } from '#server/db/sealed/sealed-json.ts';
import { touchLoan } from '#server/db/touched.ts';

export type StoredClosingRecord = { record: ClosingRecord; by: string; at: Date };

export const closingRecordOf = async (db: Reader, applicationId: string): Promise<StoredClosingRecord | null> => {
  const [row] = await db.select().from(closingRecords).where(eq(closingRecords.applicationId, applicationId));
  return row ? { record: closingRecord.parse(row.details), by: row.recordedByName, at: row.recordedAt } : null;
};

type Recording = { applicationId: string; record: ClosingRecord; by: { id: string; name: string } };

export const saveClosingRecord = async (tx: Tx, { applicationId, record, by }: Recording): Promise<void> => {
  const said = {
    details: sealJson(tx.ring, record),
    recordedBy: by.id,
    recordedByName: by.name,
    recordedAt: tx.clock.began(),
  };
  await tx
    .insert(closingRecords)
    .values({ applicationId, ...said })
    .onConflictDoUpdate({ target: closingRecords.applicationId, set: said });
  touchLoan(tx, applicationId);
};

/** One booking of a day at a time: of two people who want its last slot, one is first. */
export const lockClosingDay = async (tx: Tx, on: Day): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('closing day'), hashtext(${on}))`);
};

/** How many other closings are booked on these days, by time and place. One that was held or given up takes no slot. */
export const bookedSlots = async (
  db: Reader,
  { days, except }: { days: readonly Day[]; except: string },
): Promise<BookedSlot[]> => {
  if (days.length === 0) return [];
  const { rows } = await db.execute(sql`SELECT a.document -> 'closing' ->> 'appointmentOn' AS on,
      coalesce(${JSON.stringify(partOfDayTimes)}::jsonb ->> (a.document -> 'closing' ->> 'appointmentTime'),
        a.document -> 'closing' ->> 'appointmentTime') AS time,
      a.document -> 'closing' ->> 'place' AS place, count(*)::int AS count
    FROM applications a WHERE a.document -> 'closing' ->> 'appointmentOn' = ANY(${sql.param([...days])}::text[])
      AND a.document -> 'closing' ->> 'appointmentTime' IS NOT NULL AND a.document -> 'closing' ->> 'place' IS NOT NULL
      AND a.document -> 'closing' ->> 'accountOpenedOn' IS NULL AND a.id <> ${except}
      AND NOT EXISTS (SELECT 1 FROM pipeline_rows p WHERE p.application_id = a.id
        AND p.stage IN ('refused', 'withdrawn', 'incomplete', 'cancelled'))
    GROUP BY 1, 2, 3`);
  return z.array(bookedSlot).parse(rows);
};
