import { z } from 'zod';
import type { Reader } from '#server/db/connect.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { messagesFromPeople } from '#server/db/repos/loan/loan-messages.ts';
import { isSentIn } from '../shared/list-files.ts';

/** What an applicant wrote or sent, which may say that they withdraw. */
export const applicantWord = z.object({
  kind: z.enum(['message', 'document']),
  id: z.uuid(),
  /** The beginning of the message, or the name of the document. */
  text: z.string(),
  at: z.date(),
});
export type ApplicantWord = z.infer<typeof applicantWord>;

const MOST = 20;
const BEGINNING = 120;

/** The applicants' messages and documents, newest first. */
export const applicantWords = async (db: Reader, applicationId: string): Promise<ApplicantWord[]> => {
  const messages = (await messagesFromPeople(db, applicationId)).map(({ id, body, sentAt }) => ({
    ...{ kind: 'message' as const, id },
    ...{ text: body.slice(0, BEGINNING), at: sentAt },
  }));
  const documents = (await filesOf(db, applicationId))
    .filter((row) => isSentIn(row) && row.state === 'clean')
    .map(({ id, name, createdAt }) => ({ kind: 'document' as const, id, text: name, at: createdAt }));
  return [...messages, ...documents].toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MOST);
};
