import { randomUUID } from 'node:crypto';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { fullName } from '#entities/text/full-name.ts';
import type { Person } from '#entities/values/person.ts';
import { flows } from '#funnel/flows.ts';
import { paths } from '#funnel/paths.ts';
import { withoutCoborrower } from '#funnel/without-coborrower.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { answerInvitation, findInvitation, markInvitationLeft } from '#server/db/repos/application/invitations.ts';
import { retireCoborrower } from '#server/db/repos/application/retire-coborrower.ts';
import { hasConditions, reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { decideNow } from '../decisions/save-run.ts';
import { notifyStaff } from '../messages/notify-staff.ts';
import { sendMessage } from '../messages/send-message.ts';
import { announceOfferChange } from '../offers/announce-offer-change.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { recordFigures } from '../shared/record-figures.ts';

const isSent = ({ status }: StoredApplication): boolean => status === 'applicationSubmitted';

/** Only the borrower can answer for the household, so they are told at once and led to the question about a co-borrower. */
const tellBorrower = async (
  container: Container,
  tx: Tx,
  { stored, what, key }: { stored: StoredApplication; what: 'declined' | 'left'; key: string },
): Promise<void> => {
  const { borrower, coborrower } = stored.document;
  if (borrower.email === null || coborrower === null) return;
  const { words, env } = container;
  const name = fullName(coborrower);
  const asked = flows[stored.variant].steps.find(({ screen }) => screen === 'coborrower');
  await sendMessage(container, tx, {
    name: 'coborrowerDeclined',
    recipient: borrower.email,
    applicationId: stored.id,
    deliveryKey: `coborrowerDeclined/${key}`,
    variables: {
      firstName: borrower.firstName ?? words.mails.unknownName,
      name,
      what: words.mails.coborrower[what](name),
      next: isSent(stored) ? words.mails.coborrower.nextSent : words.mails.coborrower.next,
      nextUrl: env.PUBLIC_URL + (isSent(stored) ? paths.login : (asked?.path ?? paths.login)),
    },
  });
};

type Answer = { token: string; answer: 'decline' | 'takeBack'; address: string };

/** An invited person says no before joining, or takes that back while the link is good. The borrower decides how to go on. */
export const answerInvitationByLink = async (
  container: Container,
  { token, answer, address }: Answer,
): Promise<void> => {
  await limitTries(container, { what: 'join', account: null, address });
  await container.database.transact(async (tx) => {
    const invitation = await findInvitation(tx, token);
    const stored = invitation && (await lockApplication(tx, invitation.applicationId));
    if (!invitation || !stored?.document.coborrower) throw new AppError('linkNotValid');
    if (!(await answerInvitation(tx, { token, answer }))) return;
    const isNo = answer === 'decline';
    await appendEvent(tx, {
      applicationId: stored.id,
      actor: 'coborrower',
      kind: isNo ? 'coborrowerDeclined' : 'coborrowerReconsidered',
      body: {},
    });
    await saveApplication(tx, stored);
    if (!isNo) return;
    // One mail an invitation, however often the answer changes.
    await tellBorrower(container, tx, { stored, what: 'declined', key: invitation.tokenHash.toString('hex') });
    if (isSent(stored)) {
      const text = container.words.mails.coborrower.toStaff(fullName(stored.document.coborrower));
      await notifyStaff(container, tx, { stored, person: 'borrower', text });
    }
  });
};

export type LeaveOutcome = { kind: 'left' } | { kind: 'sent' };

/**
 * A coborrower who joined leaves: their access ends at once, and nothing of theirs counts any more. Their name stays until the
 * borrower has decided how to go on. Once the application is sent, people on our side have to be asked.
 */
export const leaveApplication = (
  container: Container,
  { applicationId, person }: { applicationId: string; person: Person },
): Promise<LeaveOutcome> =>
  container.database.transact(async (tx): Promise<LeaveOutcome> => {
    if (person !== 'coborrower') throw new AppError('notAllowed');
    const before = await lockApplication(tx, applicationId);
    if (!before?.document.coborrower) throw new AppError('notFound');
    if (isSent(before)) return { kind: 'sent' };
    const { firstName, lastName, email } = before.document.coborrower;
    const named = { ...emptyApplicant(), firstName, lastName, email };
    const stored = { ...before, document: { ...withoutCoborrower(before.document), coborrower: named } };
    await markInvitationLeft(tx, applicationId);
    await retireCoborrower(tx, applicationId);
    await appendEvent(tx, { applicationId, actor: 'coborrower', kind: 'coborrowerLeft', body: {} });
    await saveApplication(tx, stored);
    recordFigures(tx, { applicationId, decision: await decideNow(container, tx, stored) });
    if (hasConditions(stored.status)) await reconcileConditions(container, tx, stored);
    await announceOfferChange(container, tx, { stored, by: null });
    await tellBorrower(container, tx, { stored, what: 'left', key: randomUUID() });
    return { kind: 'left' };
  });
