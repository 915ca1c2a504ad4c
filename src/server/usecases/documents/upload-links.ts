import { randomUUID } from 'node:crypto';
import { person as personSchema } from '#entities/values/person.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { newToken } from '#server/db/repos/accounts/sessions.ts';
import { addTaskLink, findTaskLink, type LinkMaker } from '#server/db/repos/accounts/task-links.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import type { Writer } from '../shared/writer.ts';
import { wantedDocuments } from './wanted-documents.ts';

type Owner = Pick<Writer, 'applicationId' | 'person'>;
type Asked = { maker: LinkMaker; address: string };

const PHONE_DAYS = 1;
const MAIL_DAYS = 7;

const urlOf = ({ env }: Container, token: string): string => `${env.PUBLIC_URL}/app/upload?token=${token}`;

/** For a phone's camera: it allows sending documents, and nothing else. */
export const makeUploadLink = async (
  container: Container,
  { applicationId, person }: Owner,
  { maker, address }: Asked,
): Promise<string> => {
  await limitTries(container, { what: 'startLead', account: applicationId, address });
  const token = newToken();
  const link = { applicationId, task: 'upload', subject: person, recipient: null, maker } as const;
  await addTaskLink(container.database.db, { ...link, token, days: PHONE_DAYS });
  return urlOf(container, token);
};

export const mailUploadLink = async (
  container: Container,
  { applicationId, person }: Owner,
  { maker, address }: Asked,
): Promise<{ email: string } | null> => {
  await limitTries(container, { what: 'requestCode', account: applicationId, address });
  const stored = await findApplication(container.database.db, applicationId);
  const { email, firstName } = stored?.document[person] ?? {};
  if (!email) return null;
  const token = newToken();
  await container.database.transact(async (tx) => {
    const link = { applicationId, task: 'upload', subject: person, recipient: email, maker } as const;
    await addTaskLink(tx, { ...link, token, days: MAIL_DAYS });
    await sendMessage(container, tx, {
      name: 'uploadLink',
      recipient: email,
      applicationId,
      deliveryKey: randomUUID(),
      variables: {
        firstName: firstName ?? '',
        days: container.words.mails.days(MAIL_DAYS),
        uploadUrl: urlOf(container, token),
      },
    });
  });
  return { email };
};

/** The applicant a link's documents belong to. */
export const ownerOfUploadLink = async ({ database }: Container, token: string): Promise<Owner> => {
  const link = await findTaskLink(database.db, { token, task: 'upload' });
  if (!link) throw new AppError('linkNotValid');
  return { applicationId: link.applicationId, person: personSchema.parse(link.subject) };
};

/** The same list as when signed in, without a way to open the uploads. */
export const linkedDocuments = async (container: Container, token: string) => {
  const owner = await ownerOfUploadLink(container, token);
  const stored = await findApplication(container.database.db, owner.applicationId);
  return {
    firstName: stored?.document[owner.person]?.firstName ?? null,
    wanted: await wantedDocuments(container, owner),
  };
};
