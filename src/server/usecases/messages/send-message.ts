import { randomUUID } from 'node:crypto';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { hasOptedOut } from '#server/db/repos/accounts/messages.ts';
import { addOutgoingMessage } from '#server/db/repos/accounts/outgoing-messages.ts';
import { type DeliveryClass, deliveryClasses, keptHours } from '#server/messages/delivery-classes.ts';
import { type MessageName, type MessageVariables, optOutOf } from '#server/messages/messages.ts';
import { renderMessage } from '#server/messages/render-message.ts';
import { type MailMessage, mailMessage } from '#server/vendors/mail/port.ts';
import type { Subject } from '#server/vendors/port.ts';
import { textMessage } from '#server/vendors/text-message/port.ts';
import { optOutUrl } from './opt-out.ts';
import { textRecipient } from './text-recipient.ts';

export type OutgoingMessage<Name extends MessageName> = {
  name: Name;
  variables: MessageVariables<Name>;
  /** The loan it belongs to, for staff who look after failed jobs. */
  applicationId: string | null;
  /** The applicant to text as well, where the message has a short form and they consented to texts. */
  textTo?: Subject;
} & Pick<MailMessage, 'deliveryKey' | 'recipient' | 'attachments'>;

const mailJobs = { code: 'sendCode', ordinary: 'sendMail', statutory: 'sendStatutoryMail' } as const satisfies Record<
  DeliveryClass,
  string
>;
const mailContent = mailMessage.omit({ deliveryKey: true });

/**
 * Queues a message in the transaction that caused it, unless its reader opted out of its kind. Recipient and text are sealed in a row
 * of their own, erased on delivery; the job holds its id.
 */
export const sendMessage = async <Name extends MessageName>(
  container: Container,
  tx: Tx,
  { name, variables, textTo, applicationId, deliveryKey, recipient, attachments }: OutgoingMessage<Name>,
): Promise<void> => {
  const kind = optOutOf(name);
  if (kind && (await hasOptedOut(tx, { email: recipient, kind }))) return;
  const wayOut = kind ? { optOutUrl: optOutUrl(container, { email: recipient, kind }) } : {};
  const sending = { locale: container.env.LOCALE, lender: container.lender, ...wayOut };
  const { short, ...rendered } = renderMessage(name, variables, sending);
  const deliveryClass = deliveryClasses[name];
  const keep = async (job: (typeof mailJobs)[DeliveryClass] | 'sendText', key: string, content: object) => {
    const id = randomUUID();
    const row = { id, deliveryKey: key, kind: name, deliveryClass, applicationId };
    const message = { ...row, content, keptHours: keptHours[deliveryClass] };
    addOutgoingMessage(tx, { ring: container.ring, message });
    // The job of a message that was not added finds nothing to send.
    await container.jobs.enqueue(tx, job, { messageId: id });
  };
  const mail = mailContent.parse({ recipient, attachments, ...rendered, ...wayOut });
  await keep(mailJobs[deliveryClass], deliveryKey, mail);
  const phone = short && textTo ? await textRecipient(tx, textTo) : null;
  if (phone && short)
    await keep('sendText', `text/${deliveryKey}`, textMessage.parse({ recipient: phone, text: short }));
};
