import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { claimDelivery, refuseTexts } from '#server/db/repos/accounts/messages.ts';
import type { TextMessage } from '#server/vendors/text-message/port.ts';

/** Delivers a text once, like mail. A number that refuses is not tried again by later texts. */
export const deliverText = (
  { database, vendorGateway }: Container,
  { deliveryKey, ...message }: TextMessage & { deliveryKey: string },
): Promise<void> =>
  database.transact(async (tx) => {
    const key = `text/${deliveryKey}`;
    if (!(await claimDelivery(tx, key))) return;
    const { answer } = await vendorGateway.textMessage(message, key);
    if (answer.kind === 'unavailable') throw new AppError('unavailable');
    if (answer.kind === 'refused') await refuseTexts(tx, message.recipient);
  });
