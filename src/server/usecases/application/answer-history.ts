import type { Container } from '#server/container.ts';
import { lastSaves } from '#server/db/repos/application/events.ts';
import type { Writer } from '../shared/writer.ts';

export type AnswerHistory = { step: string; by: string; at: Date }[];

/** The last answer to each page, by whom and when: the caller's own pages, and for the borrower those of the household. */
export const answerHistory = async (
  { database }: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
): Promise<AnswerHistory> =>
  (await lastSaves(database.db, applicationId)).filter(
    ({ by }) => by === person || (by !== 'borrower' && by !== 'coborrower'),
  );
