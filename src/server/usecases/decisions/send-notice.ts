import type { Actor } from '#entities/contract/actor.ts';
import { addDays } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Dollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { paths } from '#funnel/paths.ts';
import type { AdverseReason } from '#rules/adverse-action/adverse-reasons.ts';
import type { ClockKind } from '#rules/compliance/clocks.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findSigner } from '#server/db/repos/loan/written-documents.ts';
import { DAYS_TO_ACCEPT, DAYS_TO_ANSWER } from '#server/documents/notice-values.ts';
import { writeDocument } from '#server/documents/write-document.ts';
import { lineOf, peopleOf, type WritingFacts } from '#server/documents/writing-facts.ts';
import { saveIssued } from '../documents/issue-document.ts';
import { termsHashOf, writingFacts } from '../documents/writing-facts.ts';
import { sendMessage } from '../messages/send-message.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { counterTerms } from './counter-terms.ts';

/** A written notice to an applicant. The reasons are those of the decision itself, not those a new run would find. */
export type Notice =
  | { kind: 'adverseAction'; reasons: readonly AdverseReason[] }
  | { kind: 'counterOffer'; reasons: readonly AdverseReason[]; amount: Dollars }
  | { kind: 'incompleteness'; missing: readonly string[] };

export type NoticeOutcome =
  /** `byPost`: applicants without an email address, or who chose paper, and also need a letter. */
  | { kind: 'sent'; byPost: Person[] }
  /** The counteroffer's line does not pass either. */
  | { kind: 'noOffer' };

/** The clocks a notice meets. A counteroffer is the notice too: it states that it counts as one if not accepted. */
const meets: Readonly<Record<Notice['kind'], readonly ClockKind[]>> = {
  adverseAction: ['adverseActionNotice', 'creditDecision', 'incompleteNotice', 'incompleteAnswer', 'counterOffer'],
  counterOffer: ['adverseActionNotice', 'creditDecision', 'incompleteNotice', 'incompleteAnswer'],
  // 1002.9(c)(2): it replaces the decision until the missing items arrive.
  incompleteness: ['incompleteNotice', 'creditDecision'],
};

const listOf = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

type Mailing = { stored: StoredApplication; person: Person; facts: WritingFacts; notice: Notice; paperId: string };

const mailNotice = async (
  container: Container,
  tx: Tx,
  { stored, person, facts, notice, paperId }: Mailing,
): Promise<'mailed' | 'noAddress'> => {
  const { email, firstName } = stored.document[person] ?? stored.document.borrower;
  if (email === null) return 'noAddress';
  const on = facts.preparedOn;
  const page = (path: string): string => `${container.env.PUBLIC_URL}${path}`;
  const who = { firstName: firstName ?? '', loanNumber: loanNumberText(stored.loanNumber) };
  const noticeUrl = page(paths.letters);
  const envelope = { recipient: email, applicationId: stored.id, deliveryKey: `notice/${paperId}` };
  if (notice.kind === 'incompleteness') {
    const dueOn = container.words.inLongDate(addDays(on, DAYS_TO_ANSWER));
    const variables = { ...who, missing: listOf(notice.missing), dueOn, hubUrl: page(paths.login) };
    await sendMessage(container, tx, { name: 'decisionIncomplete', variables, ...envelope });
    return 'mailed';
  }
  const reasons = listOf(notice.reasons.map((reason) => container.words.adverseReasonWords[reason]));
  if (notice.kind === 'counterOffer') {
    const { offer } = lineOf(facts);
    const terms = {
      line: container.words.inDollars(offer.amount),
      rate: container.words.mails.apr(container.words.inPercent(offer.rate, 2)),
    };
    const expiresOn = container.words.inLongDate(addDays(on, DAYS_TO_ACCEPT));
    const variables = { ...who, ...terms, expiresOn, reasons, noticeUrl };
    await sendMessage(container, tx, { name: 'decisionCounter', variables, ...envelope });
  } else
    await sendMessage(container, tx, {
      name: 'decisionDenied',
      variables: { ...who, reasons, noticeUrl },
      ...envelope,
    });
  return 'mailed';
};

type Sending = { applicationId: string; notice: Notice; actor: Actor };

/** Writes each applicant's notice, files it with their documents, mails it, and meets the clocks it satisfies; all of it or nothing. */
export const sendNotice = async (
  container: Container,
  tx: Tx,
  { applicationId, notice, actor }: Sending,
): Promise<NoticeOutcome> => {
  const stored = await lockApplication(tx, applicationId);
  if (!stored) throw new AppError('notFound');
  const on = container.clock.today();
  const byPost: Person[] = [];
  const line =
    notice.kind === 'counterOffer'
      ? (await counterTerms(container, tx, { stored, amount: notice.amount })).terms
      : null;
  if (notice.kind === 'counterOffer' && line === null) return { kind: 'noOffer' };
  for (const person of peopleOf(stored.document)) {
    const facts = await writingFacts(container, { tx, stored, person, line });
    const content = writeDocument(facts, notice);
    if (!content) throw new AppError('unavailable');
    const subject = { applicationId, person };
    const { paperId } = await saveIssued(container, { tx, subject, content, termsHash: termsHashOf(facts) });
    const mailed = await mailNotice(container, tx, { stored, person, facts, notice, paperId });
    const signer = await findSigner(tx, subject);
    if (mailed === 'noAddress' || signer?.withdrawnAt || signer?.paperWantedAt) byPost.push(person);
  }
  await appendEvent(tx, { applicationId, actor, kind: 'noticeSent', body: { ...notice, byPost } });
  const by = notice.kind === 'incompleteness' ? 'missingNamed' : 'noticeSent';
  for (const kind of meets[notice.kind]) await meetClock(tx, { applicationId, kind, on, by });
  if (notice.kind === 'counterOffer') await startClock(tx, { applicationId, kind: 'counterOffer', on });
  if (notice.kind === 'incompleteness') await startClock(tx, { applicationId, kind: 'incompleteAnswer', on });
  await saveApplication(tx, stored);
  return { kind: 'sent', byPost };
};
