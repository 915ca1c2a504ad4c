import { randomUUID } from 'node:crypto';
import { withApplicant } from '#funnel/engine/applicant-part.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { changeAccountEmail, seatsOf } from '#server/db/repos/accounts/accounts.ts';
import { matchSignInCode, spendSignInCode } from '#server/db/repos/accounts/sign-in-codes.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { limitTries } from '../../shared/limit-tries.ts';
import type { Writer } from '../../shared/writer.ts';
import { changeKey } from './request-email-code.ts';

type Owner = Pick<Writer, 'applicationId' | 'person'>;
type Change = { email: string; code: string; base: string | null; address: string };

export type EmailOutcome = { kind: 'saved' } | { kind: 'conflict'; theirs: string | null };

/** "d…@example.com": the old address may be someone else's mailbox. */
const veiled = (email: string): string => email.replace(/^(.).*(?=@)/, '$1…');

const writeEmail = async (tx: Tx, { applicationId, person }: Owner, email: string): Promise<void> => {
  const stored = await lockApplication(tx, applicationId);
  const before = stored?.document[person]?.email ?? null;
  if (!stored || before === email) return;
  await saveApplication(tx, { ...stored, document: withApplicant(stored.document, { person, change: { email } }) });
  await appendEvent(tx, { applicationId, actor: person, kind: 'emailChanged', body: { before, after: email } });
};

/** The address belongs to the account, so every application of it follows. */
const writeEverywhere = async (tx: Tx, owner: Owner, email: string): Promise<void> => {
  await writeEmail(tx, owner, email);
  const accountId = await findAccountOf(tx, owner);
  if (accountId === null) return;
  await changeAccountEmail(tx, accountId, email);
  const others = (await seatsOf(tx, [accountId])).filter(({ applicationId }) => applicationId !== owner.applicationId);
  for (const seat of others.toSorted((one, other) => one.applicationId.localeCompare(other.applicationId)))
    await writeEmail(tx, seat, email);
};

/** Changes the caller's own address once a code sent to the new one proves it; the old one gets a notice. */
export const changeEmail = async (
  container: Container,
  owner: Owner,
  { email, code, base, address }: Change,
): Promise<EmailOutcome> => {
  await limitTries(container, { what: 'changeEmail', account: changeKey(owner, email), address });
  const outcome = await container.database.transact(async (tx): Promise<EmailOutcome | null> => {
    const part = (await lockApplication(tx, owner.applicationId))?.document[owner.person];
    if (!part) throw new AppError('notFound');
    const given = { secret: container.sessionSecret, email: changeKey(owner, email), code, from: '' };
    const match = await matchSignInCode(tx, given);
    // Returned rather than thrown, so that the wrong try stays counted.
    if (match === null) return null;
    if (part.email !== base && part.email !== email) return { kind: 'conflict', theirs: part.email };
    await spendSignInCode(tx, match.id);
    await writeEverywhere(tx, owner, email);
    if (part.email !== null && part.email !== email)
      await sendMessage(container, tx, {
        name: 'emailChanged',
        variables: { firstName: part.firstName ?? '', newEmail: veiled(email) },
        applicationId: owner.applicationId,
        deliveryKey: randomUUID(),
        recipient: part.email,
      });
    return { kind: 'saved' };
  });
  if (outcome === null) throw new AppError('codeNotValid');
  return outcome;
};
