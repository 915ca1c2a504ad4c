import type { Person } from '#entities/values/person.ts';
import { requestedDocuments } from '#rules/conditions/requested-documents.ts';
import { type DocumentProgress, documentProgress } from '#rules/documents/document-progress.ts';
import type { LoanSnapshot } from './current-conditions.ts';

/** Documents required against documents received: for one applicant with the household's, or for everyone. Waived requests do not count. */
export const completenessOf = ({ stored, conditions }: LoanSnapshot, person: Person | null): DocumentProgress => {
  const asked = conditions.filter(({ state }) => state !== 'waived').map(({ request }) => request);
  const required = requestedDocuments(asked).filter(
    (document) => person === null || document.person === null || document.person === person,
  );
  return documentProgress(required, stored.document);
};
