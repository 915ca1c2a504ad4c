import type { Container } from '../container.ts';
import { lastSaves } from '../db/repos/events.ts';
import type { Writer } from './submit-step.ts';

export type AnswerHistory = { step: string; by: string; at: Date }[];

/** Who last answered each page, and when: one's own pages, and for the borrower those of the household. */
export const answerHistory = async (
  { database }: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
): Promise<AnswerHistory> =>
  (await lastSaves(database.db, applicationId)).filter(
    ({ by }) => by === person || (by !== 'borrower' && by !== 'coborrower'),
  );
