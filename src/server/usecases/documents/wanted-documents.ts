import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import { conditionsFor } from '../conditions/current-conditions.ts';
import type { Writer } from '../shared/writer.ts';

/** The documents requested of this applicant and of the household: one list, so that the two can never differ. */
export const wantedDocuments = async (
  container: Container,
  writer: Pick<Writer, 'applicationId' | 'person'>,
): Promise<DocumentWanted[]> =>
  (await conditionsFor(container, writer)).flatMap(({ documentType, whose, ...condition }) => {
    // An ID has two sides and its own page; documents that are not needed are not requested.
    if (documentType === null || documentType === 'idDocument' || condition.state === 'waived') return [];
    const isComplete = !isWaitingForAnswer(condition.state);
    return { ...condition, documentType, isOfHousehold: whose === 'either', isComplete };
  });
