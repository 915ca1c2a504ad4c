import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { idPictures, missingIdChecks } from '#rules/documents/id-checks.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { idChecksOf } from '#server/db/repos/loan/document-review.ts';
import type { Condition } from './reconcile-conditions.ts';

/** An ID is accepted only after a person ticked each check for the pictures as they are; false for any other condition. */
export const lacksIdChecks = async (
  db: Reader,
  { id: applicationId, document }: Pick<StoredApplication, 'id' | 'document'>,
  { request: { code, owner } }: Pick<Condition, 'request'>,
): Promise<boolean> => {
  if (code !== conditionCode.photoId) return false;
  const person = owner === 'coborrower' ? 'coborrower' : 'borrower';
  const rows = await idChecksOf(db, { applicationId, person });
  const ticked = rows.map(({ name, pictures }) => ({ check: name, pictures }));
  return missingIdChecks(idPictures(document.uploads, person), ticked).length > 0;
};
