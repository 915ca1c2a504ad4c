import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { alerts } from '#server/db/schema/index.ts';
import { lookupHash } from '#server/db/sealed/lookup-hash.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';

export type Alert = typeof alerts.$inferSelect;
type At = { applicationId: string; about: NewsTopic };

const at = ({ applicationId, about }: At) => and(eq(alerts.applicationId, applicationId), eq(alerts.about, about));

/** Setting it again after it was sent or canceled starts a new one. False when it was already set. */
export const storeAlert = async (
  tx: Tx,
  alert: Pick<Alert, 'applicationId' | 'about' | 'email' | 'firstName' | 'state'>,
): Promise<boolean> => {
  const { firstName, state } = alert;
  const email = sealText(tx.ring, alert.email);
  const emailHash = lookupHash(tx.ring, 'email', alert.email);
  const stored = await tx
    .insert(alerts)
    .values({ ...alert, email, emailHash })
    .onConflictDoUpdate({
      target: [alerts.applicationId, alerts.about],
      set: { email, emailHash, firstName, state, requestedAt: sql`now()`, notifiedAt: null, withdrawnAt: null },
      setWhere: sql`${alerts.notifiedAt} IS NOT NULL OR ${alerts.withdrawnAt} IS NOT NULL
        OR ${alerts.emailHash} IS DISTINCT FROM excluded.email_hash OR ${alerts.state} IS DISTINCT FROM excluded.state`,
    })
    .returning({ id: alerts.id });
  return stored.length > 0;
};

export const cancelAlert = async (tx: Tx, alert: At): Promise<boolean> => {
  const cancelled = await tx
    .update(alerts)
    .set({ withdrawnAt: sql`now()` })
    .where(and(at(alert), isNull(alerts.withdrawnAt), isNull(alerts.notifiedAt)))
    .returning({ id: alerts.id });
  return cancelled.length > 0;
};

export const findAlert = async (db: Reader, alert: At): Promise<Alert | null> => {
  const [row] = await db.select().from(alerts).where(at(alert));
  return row ?? null;
};

const isOpen = and(isNull(alerts.notifiedAt), isNull(alerts.withdrawnAt));

export const openAlerts = (db: Reader): Promise<Alert[]> =>
  db.select().from(alerts).where(isOpen).orderBy(alerts.requestedAt);

/** True for the one caller that may send it; a second one waits for the first and then has nothing to do. */
export const claimAlert = async (tx: Tx, id: string): Promise<boolean> => {
  const claimed = await tx
    .update(alerts)
    .set({ notifiedAt: sql`now()` })
    .where(and(eq(alerts.id, id), isOpen))
    .returning({ id: alerts.id });
  return claimed.length > 0;
};
