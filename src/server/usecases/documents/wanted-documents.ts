import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import { conditionsFor } from '../conditions/current-conditions.ts';
import type { Writer } from '../shared/writer.ts';

/** The documents among what is asked of this person and of the household: one list, so that the two can never differ. */
export const wantedDocuments = async (
  container: Container,
  writer: Pick<Writer, 'applicationId' | 'person'>,
): Promise<DocumentWanted[]> =>
  (await conditionsFor(container, writer)).flatMap(({ documentType, whose, ...condition }) => {
    // An ID has sides and is taken on a page of its own; what is not needed is not asked for.
    if (documentType === null || documentType === 'idDocument' || condition.state === 'waived') return [];
    const isComplete = !isWaitingForAnswer(condition.state);
    return { ...condition, documentType, isOfHousehold: whose === 'either', isComplete };
  });
