import type { RequiredDocument } from '../documents/required-documents.ts';
import type { ConditionRequest } from './condition-request.ts';

/** The documents among the requests, as the completeness count takes them. */
export const requestedDocuments = (requests: readonly ConditionRequest[]): RequiredDocument[] =>
  requests.flatMap(({ kind, documentType: type, owner, isShared, propertyId, subjectId, count, years }) =>
    kind !== 'document' || type === null || (owner !== 'borrower' && owner !== 'coborrower')
      ? []
      : [{ type, person: isShared ? null : owner, propertyId, subjectId, count, years }],
  );

/** An ID is always required, and a document about one debt is waived by itself: skipping would skip it for every debt. */
export const canBeSkipped = ({
  kind,
  documentType,
  subjectId,
}: Pick<ConditionRequest, 'kind' | 'documentType' | 'subjectId'>): boolean =>
  kind === 'document' && documentType !== 'idDocument' && subjectId === null;
