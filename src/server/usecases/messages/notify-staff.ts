import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccount } from '#server/db/repos/accounts/accounts.ts';
import { addNotification, notMailedOf } from '#server/db/repos/accounts/notifications.ts';
import { officeOf } from '#server/db/repos/accounts/offices.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addLoanMessage, firstUnreadFromPeople } from '#server/db/repos/loan/loan-messages.ts';
import { fullName } from '#server/documents/writing-facts.ts';
import { sendMessage } from './send-message.ts';

type Notified = { stored: StoredApplication; person: Person };

/** In the portal, and by one mail for all unread messages: the delivery has the key of the first, and goes out again only after that one was read. */
const tellAssignee = async (container: Container, tx: Tx, { stored, person }: Notified): Promise<void> => {
  const office = await officeOf(tx, stored.id);
  const assignee = office?.assignedTo ? await findAccount(tx, office.assignedTo) : null;
  if (assignee?.status !== 'active') return;
  await addNotification(tx, { accountId: assignee.id, applicationId: stored.id, kind: 'message', byName: null });
  if (assignee.email === null || (await notMailedOf(tx, assignee.id)).includes('message')) return;
  await sendMessage(container, tx, {
    name: 'messageFromPerson',
    recipient: assignee.email,
    applicationId: stored.id,
    deliveryKey: `messageFromPerson/${await firstUnreadFromPeople(tx, stored.id)}/${assignee.id}`,
    variables: {
      firstName: assignee.firstName ?? '',
      name: fullName(stored.document, person),
      loanNumber: loanNumberText(stored.loanNumber),
      messagesUrl: `${container.env.PUBLIC_URL}/portal/loan/${stored.id}/messages`,
    },
  });
};

/**
 * An applicant's action that staff must act on: it appears among the loan's messages, unread, and in its history, and
 * the loan's assignee is notified by mail. The content is never in the mail.
 */
export const notifyStaff = async (
  container: Container,
  tx: Tx,
  { text, ...notified }: Notified & { text: string },
): Promise<void> => {
  const { stored, person } = notified;
  const applicationId = stored.id;
  const id = await addLoanMessage(tx, { applicationId, person, staffId: null, staffName: null, body: text });
  await appendEvent(tx, { applicationId, actor: person, kind: 'messageWritten', body: { id, person } });
  await saveApplication(tx, stored);
  await tellAssignee(container, tx, notified);
};
