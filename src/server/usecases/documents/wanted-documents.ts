import type { DocumentWanted } from '#entities/contract/document-wanted.ts';
import { isKnownDocument, type Reached } from '#funnel/is-known-document.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { conditionViewsFor, currentConditions } from '../conditions/current-conditions.ts';
import type { Writer } from '../shared/writer.ts';

/** After conditional approval nothing waits for answers any more, whichever page was open. */
const reachedBy = async ({ database: { db } }: Container, stored: StoredApplication): Promise<Reached> => {
  const own = async (person: 'borrower' | 'coborrower') =>
    stored.encompassConditionallyApproved ? 'applicationSubmitted' : statusOf(db, stored, person);
  const statuses = { borrower: await own('borrower'), coborrower: await own('coborrower') };
  return { application: stored.document, variant: stored.variant, statuses };
};

/** The documents requested of this applicant and of the household: one list, so that the two can never differ. */
export const wantedDocuments = async (
  container: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
): Promise<DocumentWanted[]> => {
  const snapshot = await currentConditions(container, applicationId);
  const reached = await reachedBy(container, snapshot.stored);
  return (await conditionViewsFor(container, snapshot, person)).flatMap(({ documentType, whose, ...condition }) => {
    // An ID has two sides and its own page; documents that are not needed are not requested.
    if (documentType === null || documentType === 'idDocument' || condition.state === 'waived') return [];
    // A document that has arrived stays on the list, whatever is known.
    const isUntouched = condition.state === 'requested' && condition.files.length === 0;
    if (isUntouched && !isKnownDocument(documentType, reached, person)) return [];
    const isComplete = !isWaitingForAnswer(condition.state);
    return { ...condition, documentType, isOfHousehold: whose === 'either', isComplete };
  });
};
