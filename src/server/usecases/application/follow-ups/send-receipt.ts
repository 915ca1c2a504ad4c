import { fullName } from '#entities/text/full-name.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { deliveryChannelOf } from '../../delivery/delivery-channel-of.ts';
import { issueDocument } from '../../documents/issue-document.ts';
import { sendMessage } from '../../messages/send-message.ts';
import { householdLineOf } from '../../offers/household-line-of.ts';
import { findAcceptedOffer } from '../../shared/accepted-terms.ts';
import { hubUrl } from '../../shared/hub-url.ts';
import type { SavedStep } from '../submit/submission.ts';

/**
 * A receipt to the person who sent their part: number, minute, people and line by mail, and the answers as sent in a sealed PDF, which
 * the mail links to and never carries. Sent once.
 */
export const sendReceipt = async (saved: SavedStep): Promise<void> => {
  const { container, tx, stored, application, person, statusBefore, destination } = saved;
  const sender = application[person];
  if (statusBefore === destination.status || destination.status !== 'applicationSubmitted' || !sender) return;
  const { words, clock } = container;
  const sent = { ...stored, document: application };
  const sentAt = words.lenderMomentText(clock.timeZone, saved.savedAt);
  const { channel } = await deliveryChannelOf(tx, { stored: sent, person });
  // The PDF states the line; without one in force the mail alone is the receipt.
  const isWritten = channel === 'email' && (await findAcceptedOffer(tx, stored.id)) !== null;
  if (isWritten)
    await issueDocument(container, { tx, stored: sent, person, asked: { kind: 'applicationReceipt', sentAt } });
  if (!sender.email) return;
  const { home, line } = await householdLineOf(tx, { stored: sent, asOf: clock.today() });
  await sendMessage(container, tx, {
    name: 'applicationReceived',
    recipient: sender.email,
    applicationId: stored.id,
    deliveryKey: `received/${stored.id}/${person}`,
    variables: {
      firstName: sender.firstName ?? words.mails.unknownName,
      loanNumber: loanNumberText(stored.loanNumber),
      sentAt,
      people: words.inList(peopleOf(application).map(({ applicant }) => fullName(applicant))),
      line: line === null ? words.mails.unknownLine : words.inDollars(line.amount),
      home: home ?? words.mails.unknownHome,
      copy: words.mails.receiptCopy[isWritten ? 'email' : 'post'],
      hubUrl: hubUrl(container),
    },
  });
};
