import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/db/connect.ts';
import { sandboxClock } from './schema.ts';

export const CLOCK_CHANNEL = 'sandbox_clock';

export const clockOffset = async (db: Reader): Promise<number> => {
  const [row] = await db.select().from(sandboxClock);
  return row?.offsetDays ?? 0;
};

/** Every process is notified when the transaction commits. */
export const setClockOffset = async (db: Tx, offsetDays: number): Promise<void> => {
  await db.update(sandboxClock).set({ offsetDays });
  await db.execute(sql`SELECT pg_notify(${CLOCK_CHANNEL}, ${String(offsetDays)})`);
};
