import type { NotificationKind } from '#entities/contract/desk/notification.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { addNotification, notMailedOf } from '#server/db/repos/accounts/notifications.ts';
import { sendMessage } from '../messages/send-message.ts';

type ByColleague = Exclude<NotificationKind, 'message'>;

export type Told = {
  kind: ByColleague;
  to: string;
  by: { id: string; name: string };
  /** One mail tells of all of them. */
  loans: readonly { id: string; loanNumber: number }[];
  /** Names the act, so that repeating it sends no second mail. */
  key: string;
};

const partOf = {
  ...{ mention: '/notes', assigned: '', takenOver: '' },
  ...{ proposalReturned: '/decision', proposalConfirmed: '/decision' },
} as const satisfies Record<ByColleague, string>;

/** Tells a colleague in the portal and, unless they turned it off, by mail. The mail has the loan's number and nothing about its people. */
export const notifyColleague = async (
  container: Container,
  tx: Tx,
  { kind, to, by, loans, key }: Told,
): Promise<void> => {
  const [first] = loans;
  if (to === by.id || first === undefined) return;
  const reader = await findAccount(tx, to);
  if (reader?.status !== 'active') return;
  for (const { id } of loans) await addNotification(tx, { accountId: to, applicationId: id, kind, byName: by.name });
  if (reader.email === null || (await notMailedOf(tx, to)).includes(kind)) return;
  await sendMessage(container, tx, {
    name: 'deskNotification',
    recipient: reader.email,
    applicationId: first.id,
    deliveryKey: `${kind}/${key}/${to}`,
    variables: {
      firstName: reader.firstName ?? '',
      what: container.words.notificationWords.mail[kind](by.name, loanNumberText(first.loanNumber), loans.length),
      loanUrl: `${container.env.PUBLIC_URL}/portal/loan/${first.id}${partOf[kind]}`,
      accountUrl: `${container.env.PUBLIC_URL}/portal/account`,
    },
  });
};
