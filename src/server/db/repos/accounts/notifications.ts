import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type NotificationKind, notificationKind } from '#entities/contract/desk/notification.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { deskSettings, staffNotifications } from '#server/db/schema/index.ts';

type NewNotification = { accountId: string; applicationId: string; kind: NotificationKind; byName: string | null };

export const addNotification = async (tx: Tx, row: NewNotification): Promise<void> => {
  await tx.insert(staffNotifications).values({ ...row, at: tx.clock.began() });
};

const listed = z.object({
  id: z.uuid(),
  kind: notificationKind,
  by: z.string().nullable(),
  at: z.coerce.date(),
  isUnread: z.boolean(),
  loanId: z.uuid(),
  loanNumber: z.coerce.number(),
  names: z.string(),
  companyId: z.string().nullable(),
  branchId: z.string().nullable(),
  assignedTo: z.string().nullable(),
  broughtBy: z.string().nullable(),
});

type Asked = { accountId: string; view: 'all' | 'unread'; limit: number };

/** Newest first, each with its loan's office: a loan may have moved out of the reader's reach. */
export const notificationsOf = async (db: Reader, { accountId, view, limit }: Asked) => {
  const { rows } = await db.execute(sql`SELECT n.id, n.kind, n.by_name AS by, n.at, n.read_at IS NULL AS "isUnread",
      a.id AS "loanId", a.loan_number AS "loanNumber", coalesce(p.names, '') AS names,
      a.company_id AS "companyId", a.branch_id AS "branchId", a.assigned_to AS "assignedTo", a.brought_by AS "broughtBy"
    FROM staff_notifications n JOIN applications a ON a.id = n.application_id
    LEFT JOIN pipeline_rows p ON p.application_id = a.id
    WHERE n.account_id = ${accountId} AND (${view === 'all'} OR n.read_at IS NULL)
    ORDER BY n.at DESC, n.id LIMIT ${limit}`);
  return z.array(listed).parse(rows);
};

type Read = { accountId: string; applicationId?: string; kind?: NotificationKind };

/** All of the reader's own, or those of one loan, or of one kind on it. */
export const markNotificationsRead = async (tx: Tx, { accountId, applicationId, kind }: Read): Promise<void> => {
  await tx
    .update(staffNotifications)
    .set({ readAt: tx.clock.began() })
    .where(
      and(
        eq(staffNotifications.accountId, accountId),
        isNull(staffNotifications.readAt),
        applicationId === undefined ? undefined : eq(staffNotifications.applicationId, applicationId),
        kind === undefined ? undefined : eq(staffNotifications.kind, kind),
      ),
    );
};

/** Kinds the person wants in the portal only. */
export const notMailedOf = async (db: Reader, accountId: string): Promise<NotificationKind[]> => {
  const [row] = await db.select().from(deskSettings).where(eq(deskSettings.accountId, accountId));
  return z.array(notificationKind).parse(row?.notMailed ?? []);
};

export const keepNotMailed = async (
  db: Db,
  { accountId, notMailed }: { accountId: string; notMailed: NotificationKind[] },
): Promise<void> => {
  await db
    .insert(deskSettings)
    .values({ accountId, notMailed })
    .onConflictDoUpdate({ target: deskSettings.accountId, set: { notMailed } });
};
