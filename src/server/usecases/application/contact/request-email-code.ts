import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { addSignInCode } from '#server/db/repos/accounts/sign-in-codes.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { limitTries } from '../../shared/limit-tries.ts';
import type { Writer } from '../../shared/writer.ts';

type Owner = Pick<Writer, 'applicationId' | 'person'>;

/** A code for one person's change of address: it neither signs in nor serves another application. */
export const changeKey = ({ applicationId, person }: Owner, email: string): string =>
  `${applicationId}/${person}/${email}`;

export const requestEmailCode = async (
  container: Container,
  owner: Owner,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  await limitTries(container, { what: 'requestCode', account: email, address });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await container.database.transact(async (tx) => {
    const part = (await findApplication(tx, owner.applicationId))?.document[owner.person];
    if (!part) throw new AppError('notFound');
    await addSignInCode(tx, { secret: container.sessionSecret, email: changeKey(owner, email), code, from: '' });
    await sendMessage(container, tx, {
      name: 'emailChangeCode',
      variables: { code },
      applicationId: owner.applicationId,
      deliveryKey: randomUUID(),
      recipient: email,
    });
  });
};
