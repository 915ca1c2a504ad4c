import type { Container } from '#server/container.ts';
import { refuseTexts } from '#server/db/repos/accounts/messages.ts';
import { textMessage } from '#server/vendors/text-message/port.ts';
import { JobFailure } from '../shared/job-failure.ts';
import { handOver } from './hand-over.ts';

/** Delivers a text like mail. A number that refuses is not tried again by later texts. */
export const deliverText = (container: Container, id: string): Promise<void> =>
  handOver(container, {
    id,
    send: async (deliveryKey, sealed) => {
      const message = textMessage.parse(sealed);
      // The vendor knows a repeated text by its key.
      const { answer } = await container.vendorGateway.textMessage(message, deliveryKey);
      if (answer.kind === 'unavailable') throw new JobFailure('serviceAway');
      if (answer.kind === 'refused') await container.database.transact((tx) => refuseTexts(tx, message.recipient));
    },
    isNotTaken: (error) => error instanceof JobFailure,
  });
