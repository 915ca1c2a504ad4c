import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { sendMessage } from '#server/usecases/messages/send-message.ts';

/** An ordinary mail with a key of the test's own. */
export const sendTestMail = (container: Container, tx: Tx, deliveryKey: string): Promise<void> =>
  sendMessage(container, tx, {
    name: 'started',
    variables: { resumeUrl: 'https://lender.example/app/login' },
    recipient: 'dana@example.com',
    applicationId: null,
    deliveryKey,
  });
