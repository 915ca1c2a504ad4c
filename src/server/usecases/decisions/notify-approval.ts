import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Cents } from '#entities/values/money.ts';
import { peopleOf } from '#rules/documents/required-documents.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { type LoanDates, loanCalendarFile, loanDates } from '../closing/loan-calendar.ts';
import { sendMessage } from '../messages/send-message.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { startLinks } from '../shared/start-links.ts';

type Telling = { stored: StoredApplication; decisionId: string };

const figuresOf = ({ words }: Container, { offer, cap }: AcceptedOffer, dates: LoanDates | null) => {
  const { now, afterDraw, drawAtCap, repaymentAtCap } = offer.payments;
  const amount = (cents: Cents | null) => (cents === null ? words.mails.samePayment : words.inCents(cents));
  return {
    line: words.inDollars(offer.amount),
    rate: words.inPercent(offer.rate, 2),
    highestRate: words.inPercent(offer.product === 'variable' ? cap : offer.rate, 2),
    paymentNow: words.inCents(now),
    paymentAfterDraw: amount(afterDraw),
    highestPayment: amount(repaymentAtCap ?? drawAtCap),
    lastDay:
      dates === null
        ? words.mails.cancelDayAfterSigning
        : dates.lastDayToCancel === null
          ? words.mails.noCancelDay
          : words.inLongDate(dates.lastDayToCancel),
    fundingDay: dates === null ? words.mails.fundsAfterSigning : words.inLongDate(dates.fundingDay),
  };
};

/** Notifies every borrower of an approval: the accepted line with its figures, the dates, and a calendar file once they are known. */
export const notifyApproval = async (container: Container, tx: Tx, { stored, decisionId }: Telling): Promise<void> => {
  const accepted = await findAcceptedOffer(tx, stored.id);
  const dates = await loanDates(container, tx, stored);
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
        ...figuresOf(container, accepted, dates),
        hubUrl: hubUrl(container),
      },
      ...(dates === null ? {} : { attachments: [loanCalendarFile(container, stored, dates)] }),
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
