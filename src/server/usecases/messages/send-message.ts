import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { hasOptedOut } from '#server/db/repos/accounts/messages.ts';
import { type MessageName, type MessageVariables, optOutOf } from '#server/messages/messages.ts';
import { renderMessage } from '#server/messages/render-message.ts';
import type { MailMessage } from '#server/vendors/mail/port.ts';
import type { Subject } from '#server/vendors/port.ts';
import { optOutUrl } from './opt-out.ts';
import { textRecipient } from './text-recipient.ts';

export type OutgoingMessage<Name extends MessageName> = {
  name: Name;
  variables: MessageVariables<Name>;
  /** The applicant to text as well, where the message has a short form and they consented to texts. */
  textTo?: Subject;
} & Pick<MailMessage, 'deliveryKey' | 'recipient' | 'attachments'>;

/** Queues a message in the transaction that caused it, unless its reader opted out of its kind. */
export const sendMessage = async <Name extends MessageName>(
  container: Container,
  tx: Tx,
  { name, variables, textTo, ...envelope }: OutgoingMessage<Name>,
): Promise<void> => {
  const kind = optOutOf(name);
  const email = envelope.recipient;
  if (kind && (await hasOptedOut(tx, { email, kind }))) return;
  const wayOut = kind ? { optOutUrl: optOutUrl(container, { email, kind }) } : {};
  const sending = { locale: container.env.LOCALE, lender: container.lender, ...wayOut };
  const { short, ...mail } = renderMessage(name, variables, sending);
  await container.jobs.enqueue(tx, 'sendMail', { ...envelope, ...mail, ...wayOut });
  const phone = short && textTo ? await textRecipient(tx, textTo) : null;
  if (phone && short)
    await container.jobs.enqueue(tx, 'sendText', {
      deliveryKey: envelope.deliveryKey,
      recipient: phone,
      text: short,
    });
};
