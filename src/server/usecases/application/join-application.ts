import type { HouseholdLine } from '#entities/contract/quote.ts';
import { fullName } from '#entities/text/full-name.ts';
import type { Day } from '#entities/values/day.ts';
import { withApplicant } from '#funnel/engine/applicant-part.ts';
import { adult } from '#funnel/engine/calendar-checks.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { addAccount } from '#server/db/repos/accounts/accounts.ts';
import { addPerson } from '#server/db/repos/application/application-people.ts';
import { findApplication, lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { keepCoborrowerStatus } from '#server/db/repos/application/coborrower-progress.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findInvitation, spendInvitation } from '#server/db/repos/application/invitations.ts';
import { openSessionFor } from '../accounts/sessions.ts';
import { householdLineOf } from '../offers/household-line-of.ts';
import { limitTries } from '../shared/limit-tries.ts';

export type ShownInvitation = {
  firstName: string;
  lastName: string;
  email: string;
  inviterName: string;
  isDeclined: boolean;
  expiresAt: Date;
} & HouseholdLine;

/** The page behind the link: the invitee, the inviter, and the line both would owe. */
export const showInvitation = async (
  container: Container,
  { token, address }: { token: string; address: string },
): Promise<ShownInvitation> => {
  await limitTries(container, { what: 'join', account: null, address });
  const invitation = await findInvitation(container.database.db, token);
  const stored = invitation && (await findApplication(container.database.db, invitation.applicationId));
  if (!invitation || !stored) throw new AppError('linkNotValid');
  const { firstName, lastName, email, expiresAt } = invitation;
  const isDeclined = invitation.declinedAt !== null;
  const { borrower } = stored.document;
  const line = await householdLineOf(container.database.db, { stored, asOf: container.clock.today() });
  return { firstName, lastName, email, expiresAt, isDeclined, inviterName: fullName(borrower), ...line };
};

export type JoinOutcome = { kind: 'joined'; secret: string } | { kind: 'invalid'; code: string };

/**
 * The link was mailed to the address, so using it verifies the address. The birth date distinguishes applicants who share one
 * address at every later sign-in.
 */
export const joinApplication = async (
  container: Container,
  { token, dateOfBirth, address }: { token: string; dateOfBirth: Day; address: string },
): Promise<JoinOutcome> => {
  await limitTries(container, { what: 'join', account: null, address });
  const [wrong] = adult({ path: ['dateOfBirth'], date: dateOfBirth, asOf: container.clock.today() });
  if (wrong) return { kind: 'invalid', code: wrong.code };
  return container.database.transact(async (tx) => {
    const invitation = await findInvitation(tx, token);
    const stored = invitation && (await lockApplication(tx, invitation.applicationId));
    if (!invitation || !stored?.document.coborrower || !(await spendInvitation(tx, token)))
      throw new AppError('linkNotValid');
    const { applicationId, email, firstName, lastName } = invitation;
    const accountId = await addAccount(tx, {
      realm: 'applicant',
      email,
      firstName,
      lastName,
      emailConfirmedAt: new Date(),
    });
    await addPerson(tx, { applicationId, person: 'coborrower', accountId });
    const document = withApplicant(stored.document, { person: 'coborrower', change: { dateOfBirth } });
    await saveApplication(tx, { id: applicationId, document, status: stored.status });
    await keepCoborrowerStatus(tx, { id: applicationId, status: 'isSelfEmployed' });
    await appendEvent(tx, { applicationId, actor: 'coborrower', kind: 'coborrowerJoined', body: {} });
    // The mailed link is as good as a mailed code.
    const opening = { realm: 'applicant', accountId, applicationId, proof: 'code', db: tx } as const;
    const secret = await openSessionFor(container, opening);
    return { kind: 'joined', secret };
  });
};
