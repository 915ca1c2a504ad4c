import { sql } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { serviceStates } from '#server/db/schema/index.ts';

export type ServiceState = typeof serviceStates.$inferSelect;

/** `answered`, or why there was no answer. */
export const recordServiceState = async (
  db: Db,
  { service, outcome }: { service: string; outcome: string },
): Promise<void> => {
  const now = sql`clock_timestamp()`;
  const answered = outcome === 'answered' ? { answeredAt: now } : {};
  await db
    .insert(serviceStates)
    .values({ service, outcome, askedAt: now, ...answered })
    .onConflictDoUpdate({ target: serviceStates.service, set: { outcome, askedAt: now, ...answered } });
};

export const serviceStatesOf = (db: Reader): Promise<ServiceState[]> => db.select().from(serviceStates);
