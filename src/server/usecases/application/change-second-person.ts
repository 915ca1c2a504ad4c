import { randomUUID } from 'node:crypto';
import { type Applicant, emptyApplicant } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import { withoutCoborrower } from '#funnel/without-coborrower.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { revokeInvitations } from '#server/db/repos/application/invitations.ts';
import { retireCoborrower } from '#server/db/repos/application/retire-coborrower.ts';
import { sendMessage } from '../messages/send-message.ts';
import { inviteCoborrower } from './invite-coborrower.ts';

export const secondPersonSteps: readonly string[] = ['coborrower', 'prequalCoborrower'];

const isSamePerson = (one: Applicant, other: Applicant): boolean =>
  one.email === other.email && one.firstName === other.firstName && one.lastName === other.lastName;

const retire = async (
  container: Container,
  tx: Tx,
  { applicationId, before }: { applicationId: string; before: Applicant },
): Promise<void> => {
  const hadJoined = (await findAccountOf(tx, { applicationId, person: 'coborrower' })) !== null;
  await revokeInvitations(tx, applicationId);
  await retireCoborrower(tx, applicationId);
  await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'coborrowerRemoved', body: { hadJoined } });
  if (hadJoined && before.email)
    await sendMessage(container, tx, {
      name: 'coborrowerRemoved',
      variables: { firstName: before.firstName ?? 'there' },
      deliveryKey: randomUUID(),
      recipient: before.email,
    });
};

/**
 * What naming, changing or removing the second person sets off, in the transaction of the save. Another name or address for
 * someone who has joined is another person: the first one's part is theirs and goes with them.
 */
export const changeSecondPerson = async (
  container: Container,
  tx: Tx,
  { stored, written }: { stored: StoredApplication; written: Application },
): Promise<Application> => {
  const applicationId = stored.id;
  const before = stored.document.coborrower;
  const after = written.coborrower;
  if (after === null) {
    if (before === null) return written;
    await retire(container, tx, { applicationId, before });
    return withoutCoborrower(written);
  }
  if (before !== null && isSamePerson(before, after)) return written;
  const hasJoined = (await findAccountOf(tx, { applicationId, person: 'coborrower' })) !== null;
  if (before === null || !hasJoined) {
    await inviteCoborrower(container, tx, { applicationId, document: written });
    return written;
  }
  await retire(container, tx, { applicationId, before });
  const { firstName, lastName, email } = after;
  const document = { ...withoutCoborrower(written), coborrower: { ...emptyApplicant(), firstName, lastName, email } };
  await inviteCoborrower(container, tx, { applicationId, document });
  return document;
};
