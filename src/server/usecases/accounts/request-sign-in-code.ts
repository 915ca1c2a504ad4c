import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Container } from '#server/container.ts';
import { accountsWithEmail } from '#server/db/repos/accounts/accounts.ts';
import { addSignInCode, CODE_MINUTES } from '#server/db/repos/accounts/sign-in-codes.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { type Source, sourceOf } from '../shared/sign-in-guard.ts';
import { startLinks } from '../shared/start-links.ts';

export { CODE_MINUTES };

/** What the code is stored under: it works for this one request, in the browser that made it. */
export const codeRequestKey = (request: string): string =>
  `request/${createHash('sha256').update(request).digest('base64url')}`;

/**
 * Mails a code or, to an address without an account, how to start. The caller cannot tell which. Returns the secret of
 * the request, for the browser that made it.
 */
export const requestSignInCode = async (
  container: Container,
  { email, source: sender }: { email: string; source: Source },
): Promise<string> => {
  const { source, isKnown } = sourceOf(container, { ...sender, realm: 'applicant', email });
  // By mailbox and sender: a stranger's requests do not stop the owner's.
  await limitTries(container, { what: 'requestCode', account: `${email}/${source}`, address: sender.address });
  if (!isKnown) await limitTries(container, { what: 'codesToMailbox', account: email, address: null });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const request = randomBytes(32).toString('base64url');
  await container.database.transact(async (tx) => {
    const [account] = await accountsWithEmail(tx, { realm: 'applicant', email });
    await addSignInCode(tx, { secret: container.sessionSecret, email, code, from: codeRequestKey(request) });
    const envelope = { deliveryKey: randomUUID(), recipient: email, applicationId: null };
    if (account) await sendMessage(container, tx, { name: 'signInCode', variables: { code }, ...envelope });
    else await sendMessage(container, tx, { name: 'noAccount', variables: startLinks(container), ...envelope });
  });
  return request;
};
