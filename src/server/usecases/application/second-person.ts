import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findAccountOf } from '#server/db/repos/application/application-people.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { newestInvitation } from '#server/db/repos/application/invitations.ts';
import type { Invitation } from '#server/db/schema/index.ts';
import type { Writer } from '../shared/writer.ts';
import { inviteCoborrower } from './invite-coborrower.ts';

type Owner = Pick<Writer, 'applicationId' | 'person'>;

export type OtherPerson = {
  firstName: string | null;
  lastName: string | null;
  state: 'invited' | 'expired' | 'declined' | 'left' | 'working' | 'done';
  expiresAt: Date | null;
};

/** Of someone who is not on the application: asked and not answered yet, asked in vain, or gone again. */
const stateOf = (invitation: Invitation | null): OtherPerson['state'] => {
  if (invitation?.declinedAt) return invitation.usedAt === null ? 'declined' : 'left';
  return invitation?.usedAt === null && invitation.expiresAt > new Date() ? 'invited' : 'expired';
};

/** The other applicant's progress, without any of their answers; null for a sole applicant. */
export const otherPersonOf = async (
  { database }: Container,
  { applicationId, person }: Owner,
): Promise<OtherPerson | null> => {
  const stored = await findApplication(database.db, applicationId);
  const other = person === 'borrower' ? 'coborrower' : 'borrower';
  const part = stored?.document[other];
  if (!stored || !part) return null;
  const { firstName, lastName } = part;
  const status = await statusOf(database.db, stored, other);
  const isJoined = (await findAccountOf(database.db, { applicationId, person: other })) !== null;
  if (isJoined)
    return { firstName, lastName, state: status === 'applicationSubmitted' ? 'done' : 'working', expiresAt: null };
  const invitation = await newestInvitation(database.db, applicationId);
  return { firstName, lastName, state: stateOf(invitation), expiresAt: invitation?.expiresAt ?? null };
};

/** A new link to the same coborrower; the previous one stops working. */
export const inviteAgain = async (container: Container, { applicationId, person }: Owner): Promise<void> => {
  if (person !== 'borrower') throw new AppError('notAllowed');
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored?.document.coborrower) throw new AppError('notFound');
    if ((await findAccountOf(tx, { applicationId, person: 'coborrower' })) !== null) throw new AppError('notAllowed');
    await inviteCoborrower(container, tx, { applicationId, document: stored.document });
  });
};
