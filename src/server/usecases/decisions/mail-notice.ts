import { addDays } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import { paths } from '#funnel/paths.ts';
import { DAYS_TO_ACCEPT } from '#rules/compliance/clocks.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { reasonTitle } from '#server/documents/adverse-action-values.ts';
import { DAYS_TO_ANSWER } from '#server/documents/notice-values.ts';
import type { DocumentToWrite } from '#server/documents/write-document.ts';
import { lineOf, type WritingFacts } from '#server/documents/writing-facts.ts';
import { sendMessage } from '../messages/send-message.ts';

const listOf = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

type Mailing = {
  stored: StoredApplication;
  person: Person;
  recipient: string;
  facts: WritingFacts;
  asked: DocumentToWrite;
  deliveryKey: string;
};

/** The mail that brings a notice to a person who consented to electronic records. */
export const mailNotice = async (
  container: Container,
  tx: Tx,
  { stored, person, recipient, facts, asked, deliveryKey }: Mailing,
): Promise<void> => {
  const { words, env } = container;
  const on = facts.preparedOn;
  const page = (path: string): string => `${env.PUBLIC_URL}${path}`;
  const noticeUrl = page(paths.letters);
  const firstName = stored.document[person]?.firstName ?? '';
  const who = { firstName, loanNumber: loanNumberText(stored.loanNumber) };
  const envelope = { recipient, applicationId: stored.id, deliveryKey };
  if (asked.kind === 'incompleteness') {
    const dueOn = words.inLongDate(addDays(on, DAYS_TO_ANSWER));
    const variables = { ...who, missing: listOf(asked.missing), dueOn, hubUrl: page(paths.login) };
    return sendMessage(container, tx, { name: 'decisionIncomplete', variables, ...envelope });
  }
  if (asked.kind !== 'adverseAction' && asked.kind !== 'counterOffer') {
    const variables = { ...who, notice: words.writtenDocumentNames[asked.kind], noticeUrl };
    return sendMessage(container, tx, { name: 'noticeReady', variables, ...envelope });
  }
  const { stated } = asked;
  const reasons = listOf(stated.reasons.map((each) => reasonTitle(facts, each, stated.otherReason)));
  if (asked.kind === 'adverseAction') {
    const variables = { ...who, reasons, noticeUrl };
    return sendMessage(container, tx, { name: 'decisionDenied', variables, ...envelope });
  }
  const { offer } = lineOf(facts);
  const terms = { line: words.inDollars(offer.amount), rate: words.mails.apr(words.inPercent(offer.rate, 2)) };
  const expiresOn = words.inLongDate(addDays(on, DAYS_TO_ACCEPT));
  const variables = { ...who, ...terms, expiresOn, reasons, noticeUrl };
  return sendMessage(container, tx, { name: 'decisionCounter', variables, ...envelope });
};
