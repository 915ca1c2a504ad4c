import { randomUUID } from 'node:crypto';
import type { Applicant } from '#entities/application/applicant.ts';
import { isSamePerson } from '#funnel/questions/second-person.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { revokeInvitations } from '#server/db/repos/application/invitations.ts';
import { retireCoborrower } from '#server/db/repos/application/retire-coborrower.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { inviteCoborrower } from '../invite-coborrower.ts';
import type { WrittenStep } from '../submit/submission.ts';

type Leaving = { previous: Applicant; hadJoined: boolean };

const removeCoborrower = async ({ container, tx, stored }: WrittenStep, { previous, hadJoined }: Leaving) => {
  const applicationId = stored.id;
  await revokeInvitations(tx, applicationId);
  await retireCoborrower(tx, applicationId);
  await appendEvent(tx, { applicationId, actor: 'borrower', kind: 'coborrowerRemoved', body: { hadJoined } });
  if (hadJoined && previous.email)
    await sendMessage(container, tx, {
      name: 'coborrowerRemoved',
      variables: { firstName: previous.firstName ?? container.words.mails.unknownName },
      applicationId,
      deliveryKey: randomUUID(),
      recipient: previous.email,
    });
};

/**
 * Invites a newly named coborrower, and excludes the records of one who left from the decision that follows. Another name or address
 * for a coborrower who has joined means a different coborrower.
 */
export const changeCoborrower = async (written: WrittenStep): Promise<void> => {
  const { container, tx, stored, application } = written;
  const applicationId = stored.id;
  const { coborrower: previous } = stored.document;
  const { coborrower: named } = application;
  if (previous !== null && named !== null && isSamePerson(previous, named)) return;
  const hadJoined = (await findAccountOf(tx, { applicationId, person: 'coborrower' })) !== null;
  if (previous !== null && (named === null || hadJoined)) await removeCoborrower(written, { previous, hadJoined });
  if (named !== null) await inviteCoborrower(container, tx, { applicationId, document: application });
};
