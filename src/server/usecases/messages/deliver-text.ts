import type { Container } from '#server/container.ts';
import { refuseTexts } from '#server/db/repos/accounts/messages.ts';
import { textMessage } from '#server/vendors/text-message/port.ts';
import { JobFailure } from '../shared/job-failure.ts';
import { handOver } from './hand-over.ts';

/** Delivers a text like mail. A number that refuses is not tried again by later texts. */
export const deliverText = async (container: Container, id: string): Promise<void> => {
  const failures = await handOver(container, [id], {
    send: async (deliveryKey, sealed, since) => {
      const message = textMessage.parse(sealed);
      // A vendor that knows no keys looks for the text among those it has sent since.
      const { answer } = await container.vendorGateway.textMessage(
        { ...message, ...(since && { since }) },
        deliveryKey,
      );
      if (answer.kind === 'unavailable') throw new JobFailure('serviceAway');
      if (answer.kind === 'refused') await container.database.transact((tx) => refuseTexts(tx, message.recipient));
    },
    isNotTaken: (error) => error instanceof JobFailure,
  });
  if (failures.has(id)) throw failures.get(id);
};
