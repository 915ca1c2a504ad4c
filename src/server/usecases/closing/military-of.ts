import { fullName } from '#entities/text/full-name.ts';
import { verificationStep } from '#rules/conditions/lender-verification.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { type VerificationRow, verificationsOf } from '#server/db/repos/loan/verifications.ts';

const toFound = ({ step, checkedOn, verifiedByName, fileId }: VerificationRow) => ({
  ...{ step: verificationStep.parse(step), on: checkedOn, by: verifiedByName },
  hasCertificate: fileId !== null,
});

/** The last check of each borrower's military service; null while there is none. */
export const militaryOf = async (db: Reader, { id, document }: Pick<StoredApplication, 'id' | 'document'>) => {
  const checks = (await verificationsOf(db, id)).filter(({ about }) => about === 'militaryService');
  return peopleOf(document).map(({ person, applicant }) => {
    const last = checks.findLast((each) => each.person === person);
    return {
      name: fullName(applicant),
      found: last ? toFound(last) : null,
    };
  });
};
