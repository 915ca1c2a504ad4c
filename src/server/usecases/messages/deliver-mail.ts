import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { claimDelivery } from '#server/db/repos/accounts/messages.ts';
import type { MailMessage } from '#server/vendors/mail/port.ts';

/**
 * Delivers a message once. The claim holds only if the delivery did, so a worker that dies leaves the message to the next; a second
 * worker with the same message waits for the first and then has nothing to do.
 */
export const deliverMail = ({ database, mail }: Container, message: MailMessage): Promise<void> =>
  database.transact(async (tx) => {
    if (!(await claimDelivery(tx, message.deliveryKey))) return;
    await mail.deliver(message).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause });
    });
  });
