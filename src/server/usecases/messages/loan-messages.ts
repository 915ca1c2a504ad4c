import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import { paths } from '#funnel/paths.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  addLoanMessage,
  loanMessagesOf,
  markMessagesRead,
  markReadByStaff,
} from '#server/db/repos/loan/loan-messages.ts';
import { hubUrl } from '../shared/hub-url.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import type { Writer } from '../shared/writer.ts';
import { notifyStaff } from './notify-staff.ts';
import { sendMessage } from './send-message.ts';

type With = Pick<Writer, 'applicationId' | 'person'>;

export const messagesWith = async ({ database }: Container, { applicationId, person }: With) =>
  (await loanMessagesOf(database.db, { applicationId, person })).map(({ id, staffName, body, sentAt, readAt }) => ({
    id,
    from: staffName,
    body,
    sentAt,
    isUnread: staffName !== null && readAt === null,
  }));

export const readMessages = ({ database }: Container, { applicationId, person }: With): Promise<void> =>
  database.transact((tx) => markMessagesRead(tx, { applicationId, person }));

/** The same thread as staff reads it: applicant messages not yet seen are unread. */
export const staffMessagesWith = async ({ database }: Container, { applicationId, person }: With) =>
  (await loanMessagesOf(database.db, { applicationId, person })).map(({ id, staffName, body, sentAt, readAt }) => ({
    id,
    from: staffName,
    body,
    sentAt,
    isUnread: readAt === null,
  }));

/** By any member of staff: one reader is enough. */
export const readAsStaff = (
  { database }: Container,
  { staff: { applicationId }, person }: { staff: LoanStaff<'correspond'>; person: Person },
): Promise<void> => database.transact((tx) => markReadByStaff(tx, { applicationId, person }));

/** A question or a change after submitting: it goes to the loan's assignee. */
export const writeToStaff = (container: Container, { applicationId, person }: With, body: string): Promise<void> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await notifyStaff(container, tx, { stored, person, text: body });
  });

/** Before the application is sent there is no hub: the thread is on the account page. */
const messagesUrl = (container: Container, { status }: StoredApplication): string =>
  `${status === 'applicationSubmitted' ? hubUrl(container) : container.env.PUBLIC_URL + paths.account}#messages`;

type ToPerson = { staff: LoanStaff<'correspond'>; person: Person; body: string };

/** The applicant is notified by mail; the content is never in the mail. */
export const writeToPerson = async (container: Container, { staff, person, body }: ToPerson): Promise<void> => {
  const { applicationId } = staff;
  await container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await sendToPerson(container, tx, { staff, stored, person, body });
  });
};

type Sent = { staff: LoanStaff<'correspond' | 'workLoan'>; stored: StoredApplication; person: Person; body: string };

/** Within the transaction that causes it. */
export const sendToPerson = async (
  container: Container,
  tx: Tx,
  { staff, stored, person, body }: Sent,
): Promise<void> => {
  const { accountId: staffId, name, applicationId } = staff;
  const reader = stored.document[person];
  if (!reader) throw new AppError('notFound');
  const id = await addLoanMessage(tx, { applicationId, person, staffId, staffName: name, body });
  await appendEvent(tx, { applicationId, actor: { staff: staffId }, kind: 'messageWritten', body: { id, person } });
  await saveApplication(tx, stored);
  if (reader.email === null) return;
  await sendMessage(container, tx, {
    name: 'messageFromStaff',
    recipient: reader.email,
    applicationId,
    deliveryKey: `message/${id}`,
    variables: {
      firstName: reader.firstName ?? '',
      loanNumber: loanNumberText(stored.loanNumber),
      staffName: name,
      messagesUrl: messagesUrl(container, stored),
    },
    textTo: { applicationId, person },
  });
};
