import { randomInt, randomUUID } from 'node:crypto';
import type { Container } from '#server/container.ts';
import { accountsWithEmail } from '#server/db/repos/accounts/accounts.ts';
import { addSignInCode } from '#server/db/repos/accounts/sign-in-codes.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { startLinks } from '../shared/start-links.ts';

/** Mails a code or, to an address without an account, how to start. The caller cannot tell which. */
export const requestSignInCode = async (
  container: Container,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  await limitTries(container, { what: 'requestCode', account: email, address });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await container.database.transact(async (tx) => {
    const [account] = await accountsWithEmail(tx, { realm: 'applicant', email });
    await addSignInCode(tx, { secret: container.sessionSecret, email, code });
    const envelope = { deliveryKey: randomUUID(), recipient: email, applicationId: null };
    if (account) await sendMessage(container, tx, { name: 'signInCode', variables: { code }, ...envelope });
    else await sendMessage(container, tx, { name: 'noAccount', variables: startLinks(container), ...envelope });
  });
};
