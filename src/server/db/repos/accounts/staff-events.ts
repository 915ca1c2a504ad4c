import { desc, eq, sql } from 'drizzle-orm';
import type { Db, Reader } from '#server/db/connect.ts';
import { accounts, staffEvents } from '#server/db/schema/index.ts';

/** Every event of a portal account, company or branch, by name. */
export type StaffEventKind =
  | 'invited'
  | 'enrolled'
  | 'granted'
  | 'grantRevoked'
  | 'deactivated'
  | 'reactivated'
  | 'reset'
  | 'unlocked'
  | 'passwordChanged'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'sessionEnded'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'companyAdded'
  | 'branchAdded';

export type StaffEvent = {
  actor: string | null;
  subject: string;
  kind: StaffEventKind;
  body?: Record<string, unknown>;
};

export const appendStaffEvent = async (db: Db, { body = {}, ...event }: StaffEvent): Promise<void> => {
  await db.insert(staffEvents).values({ ...event, body });
};

export const staffEventsOf = (db: Reader, subject: string) =>
  db
    .select({
      seq: staffEvents.seq,
      at: staffEvents.at,
      kind: sql<StaffEventKind>`${staffEvents.kind}`,
      body: staffEvents.body,
      by: sql<string | null>`nullif(concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}), '')`,
    })
    .from(staffEvents)
    .leftJoin(accounts, eq(accounts.id, staffEvents.actor))
    .where(eq(staffEvents.subject, subject))
    .orderBy(desc(staffEvents.seq))
    .limit(200);

/** The first row changed outside the product, or null. */
export const brokenStaffEvent = async (db: Reader): Promise<number | null> => {
  const { rows } = await db.execute<{ seq: string | null }>(sql`SELECT broken_staff_event() AS seq`);
  const seq = rows[0]?.seq ?? null;
  return seq === null ? null : Number(seq);
};
