import { loanNumberText } from '#entities/values/loan-number.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { type LoanSystemRequest, loanSystemRequest } from '#server/vendors/loan-system/port.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { knownAddress } from '../shared/known-address.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

type Decided = Pick<LoanSystemRequest, 'status' | 'decisionId' | 'lineAmount' | 'decidedOn'>;

/** A name the application lacks is the loan's number: the system has to tell loans apart. */
export const loanToSend = async (
  db: Reader,
  stored: StoredApplication,
  decided: Decided,
): Promise<LoanSystemRequest> => {
  const { document } = stored;
  const loanNumber = loanNumberText(stored.loanNumber);
  const { valuations } = await outsideFactsOf(db, stored);
  const accepted = await findAcceptedOffer(db, stored.id);
  return loanSystemRequest.parse({
    ...decided,
    loanNumber,
    borrowers: peopleOf(document).map(({ applicant }) => ({
      firstName: applicant.firstName || loanNumber,
      middleName: applicant.middleName,
      lastName: applicant.lastName || loanNumber,
      suffix: applicant.suffix,
      dateOfBirth: applicant.dateOfBirth,
    })),
    home: knownAddress(document),
    value: valuations?.find(({ value }) => value !== null)?.value ?? document.property.value,
    lineAmount: decided.lineAmount ?? accepted?.offer.amount ?? null,
    firstDraw: document.disbursement?.firstDraw ?? null,
  });
};
