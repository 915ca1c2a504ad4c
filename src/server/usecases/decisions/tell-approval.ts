import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { peopleOf } from '#rules/documents/required-documents.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { sendMessage } from '../messages/send-message.ts';
import { hubUrl } from '../shared/hub-url.ts';

type Telling = { stored: StoredApplication; decision: Decision; decisionId: string };

/** Everyone who borrows hears of a yes, with the line and its rate. */
export const tellApproval = async (
  container: Container,
  tx: Tx,
  { stored, decision, decisionId }: Telling,
): Promise<void> => {
  const offer = chosenOffer(decision);
  for (const { person, applicant } of peopleOf(stored.document)) {
    if (applicant.email === null || offer === null) continue;
    await sendMessage(container, tx, {
      name: 'decisionApproved',
      recipient: applicant.email,
      deliveryKey: `decision/${decisionId}/${person}`,
      variables: {
        firstName: applicant.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        line: container.words.inDollars(offer.amount),
        rate: `${container.words.inPercent(offer.rate, 2)} APR`,
        hubUrl: hubUrl(container),
      },
      textTo: { applicationId: stored.id, person },
    });
  }
};

export const tellWithdrawal = async (
  container: Container,
  tx: Tx,
  { stored, decisionId }: Omit<Telling, 'decision'>,
): Promise<void> => {
  for (const { person, applicant } of peopleOf(stored.document)) {
    if (applicant.email === null) continue;
    await sendMessage(container, tx, {
      name: 'decisionWithdrawn',
      recipient: applicant.email,
      deliveryKey: `decision/${decisionId}/${person}`,
      variables: {
        firstName: applicant.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        startUrl: container.env.PUBLIC_URL,
      },
    });
  }
};
