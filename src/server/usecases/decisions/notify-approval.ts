import { loanNumberText } from '#entities/values/loan-number.ts';
import { peopleOf } from '#rules/documents/required-documents.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { sendMessage } from '../messages/send-message.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { startLinks } from '../shared/start-links.ts';

type Telling = { stored: StoredApplication; decisionId: string };

/** Notifies every borrower of an approval, with the line and the rate they accepted. */
export const notifyApproval = async (container: Container, tx: Tx, { stored, decisionId }: Telling): Promise<void> => {
  const accepted = await findAcceptedOffer(tx, stored.id);
  for (const { person, applicant } of peopleOf(stored.document)) {
    if (applicant.email === null || accepted === null) continue;
    await sendMessage(container, tx, {
      name: 'decisionApproved',
      recipient: applicant.email,
      applicationId: stored.id,
      deliveryKey: `decision/${decisionId}/${person}`,
      variables: {
        firstName: applicant.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        line: container.words.inDollars(accepted.offer.amount),
        rate: container.words.mails.apr(container.words.inPercent(accepted.offer.rate, 2)),
        hubUrl: hubUrl(container),
      },
      textTo: { applicationId: stored.id, person },
    });
  }
};

export const notifyWithdrawal = async (
  container: Container,
  tx: Tx,
  { stored, decisionId }: Telling,
): Promise<void> => {
  for (const { person, applicant } of peopleOf(stored.document)) {
    if (applicant.email === null) continue;
    await sendMessage(container, tx, {
      name: 'decisionWithdrawn',
      recipient: applicant.email,
      applicationId: stored.id,
      deliveryKey: `decision/${decisionId}/${person}`,
      variables: {
        firstName: applicant.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        ...startLinks(container),
      },
    });
  }
};
