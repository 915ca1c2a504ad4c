import type { Notification, NotificationKind } from '#entities/contract/desk/notification.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { isWithin, reachOf } from '#server/auth/reach.ts';
import type { Container } from '#server/container.ts';
import {
  keepNotMailed,
  markNotificationsRead,
  notificationsOf,
  notMailedOf,
} from '#server/db/repos/accounts/notifications.ts';
import type { Staff } from '../shared/staff-reach.ts';

const SHOWN = 50;

const seenBy = async ({ database: { db } }: Container, staff: Staff, view: 'all' | 'unread') => {
  const reach = reachOf(staff, 'seeLoan');
  if (reach === null) return [];
  const rows = await notificationsOf(db, { accountId: staff.accountId, view, limit: SHOWN });
  return rows.filter((row) => isWithin(reach, row));
};

/** What the caller is told of, newest first, on loans they may still see. */
export const ownNotifications = async (container: Container, staff: Staff): Promise<Notification[]> =>
  (await seenBy(container, staff, 'all')).map(({ id, kind, by, at, isUnread, loanId, loanNumber, names }) => ({
    ...{ id, kind, by, at, isUnread },
    loan: { id: loanId, number: loanNumberText(loanNumber), names },
  }));

export const countUnread = async (container: Container, staff: Staff): Promise<number> =>
  (await seenBy(container, staff, 'unread')).length;

type Reading = { loanId: string | null; kind: NotificationKind | null };

export const readNotifications = (
  { database }: Container,
  { accountId }: Staff,
  { loanId, kind }: Reading,
): Promise<void> =>
  database.transact((tx) =>
    markNotificationsRead(tx, {
      accountId,
      ...(loanId === null ? {} : { applicationId: loanId }),
      ...(kind === null ? {} : { kind }),
    }),
  );

export const notMailed = ({ database: { db } }: Container, { accountId }: Staff): Promise<NotificationKind[]> =>
  notMailedOf(db, accountId);

export const setNotMailed = (
  { database: { db } }: Container,
  { accountId }: Staff,
  kinds: NotificationKind[],
): Promise<void> => keepNotMailed(db, { accountId, notMailed: [...new Set(kinds)] });

/** A sign at every change of the caller's notifications; it ends with the session. */
export async function* followNotifications(
  { live }: Container,
  { accountId, signal }: { accountId: string; signal: AbortSignal },
): AsyncGenerator<null> {
  for await (const _ of live.notificationsOf(accountId, signal)) yield null;
}
