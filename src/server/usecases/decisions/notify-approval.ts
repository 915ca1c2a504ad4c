import { type Day, weekdayOf } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Cents } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import { highestPayment } from '#rules/offer/offer.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { Approved } from '#server/documents/letters/approval-values.ts';
import { datesInWords } from '../closing/dates-in-words.ts';
import { type LoanDates, loanCalendarFile, loanDates } from '../closing/loan-calendar.ts';
import { deliveryChannelOf } from '../delivery/delivery-channel-of.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { sendMessage } from '../messages/send-message.ts';
import { findAcceptedOffer } from '../shared/accepted-terms.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { startLinks } from '../shared/start-links.ts';

type Telling = { stored: StoredApplication; decisionId: string };
/** `left`: what it is subject to, in the applicant's words. */
type Approving = Telling & { left: readonly string[] };

const figuresOf = ({ words }: Container, { offer, cap }: AcceptedOffer, dates: LoanDates | null) => {
  const { now, afterDraw } = offer.payments;
  const dayText = (day: Day) => words.inFullDate(day, weekdayOf(day));
  const amount = (cents: Cents | null) => (cents === null ? words.mails.samePayment : words.inCents(cents));
  return {
    line: words.inDollars(offer.amount),
    rate: words.inPercent(offer.rate, 2),
    highestRate: words.inPercent(offer.product === 'variable' ? cap : offer.rate, 2),
    paymentNow: words.inCents(now),
    paymentAfterDraw: amount(afterDraw),
    highestPayment: amount(highestPayment(offer.payments)),
    lastDay:
      dates === null
        ? words.mails.cancelDayAfterSigning
        : dates.lastDayToCancel === null
          ? words.mails.noCancelDay
          : dayText(dates.lastDayToCancel),
    fundingDay: dates === null ? words.mails.fundsAfterSigning : dayText(dates.fundingDay),
  };
};

/** The letter as a sealed PDF, for a person who reads documents here; null where they are mailed on paper, or it cannot be written. */
const issueLetter = async (
  container: Container,
  { tx, stored, person, approved }: { tx: Tx; stored: StoredApplication; person: Person; approved: Approved },
): Promise<boolean> => {
  const { channel } = await deliveryChannelOf(tx, { stored, person });
  if (channel !== 'email') return false;
  return (await issueDocument(container, { tx, stored, person, asked: { kind: 'approvalLetter', approved } })) !== null;
};

/** Notifies every borrower of an approval: the accepted line with its figures, the dates, the letter, and a calendar file once they are known. */
export const notifyApproval = async (
  container: Container,
  tx: Tx,
  { stored, decisionId, left }: Approving,
): Promise<void> => {
  const { words } = container;
  const accepted = await findAcceptedOffer(tx, stored.id);
  if (accepted === null) return;
  const dates = await loanDates(container, tx, stored);
  const told = await datesInWords(container, tx, stored);
  for (const { person, applicant } of peopleOf(stored.document)) {
    const approved = { left, dates: told };
    const isWritten = await issueLetter(container, { tx, stored, person, approved });
    if (applicant.email === null) continue;
    await sendMessage(container, tx, {
      name: 'decisionApproved',
      recipient: applicant.email,
      applicationId: stored.id,
      deliveryKey: `decision/${decisionId}/${person}`,
      variables: {
        firstName: applicant.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        ...figuresOf(container, accepted, dates),
        next: left.length > 0 ? words.mails.approvalLeft(left.length) : words.mails.approvalNothingLeft,
        letter: words.mails.approvalLetter[isWritten ? 'email' : 'post'],
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
