import { randomUUID } from 'node:crypto';
import type { DebtType } from '#entities/application/debt-type.ts';
import type { PayoffRecipient } from '#entities/contract/condition-view.ts';
import { fullName } from '#entities/text/full-name.ts';
import { addressLines } from '#rules/compliance/mailing-address.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { payoffOrderDue } from '#rules/funding/payoff-order.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { newToken } from '#server/db/repos/accounts/sessions.ts';
import { addTaskLink, endTaskLinks, type LinkMaker } from '#server/db/repos/accounts/task-links.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addDelivery, dropUnsent } from '#server/db/repos/loan/notice-deliveries.ts';
import { changeWrittenDocument } from '#server/db/repos/loan/written-documents.ts';
import { addPayoffOrder, payoffOrdersOf } from '#server/db/repos/vendors/payoff-orders.ts';
import { giveConsent } from '../asking/give-consent.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import { queueLetter } from '../delivery/queue-letter.ts';
import { issueDocument } from '../documents/issue-document.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { Writer } from '../shared/writer.ts';

const LINK_DAYS = 14;
const onTheHome: readonly DebtType[] = ['mortgage', 'homeEquityLine', 'homeEquityLoan'];

export const orderPayoffOutcome = ['ordered', 'settled', 'signatureDiffers', 'notWritten'] as const;
export type OrderPayoffOutcome = { kind: (typeof orderPayoffOutcome)[number] };

type Ordering = {
  key: string;
  to: PayoffRecipient;
  /** Goes into the letter and nowhere else. */
  accountNumber: string;
  signature: string;
  maker: LinkMaker | null;
  address: string;
};

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

type Sent = {
  stored: StoredApplication;
  orderId: string;
  paperId: string;
  creditor: string;
  neededBy: string;
  person: Writer['person'];
  askedBy: string;
};

/** By mail the creditor gets a link to the letter and to send the statement; on paper the letter goes to the print queue. */
const sendLetter = async (
  container: Container,
  tx: Tx,
  { stored, orderId, paperId, creditor, neededBy, person, askedBy, key, to, maker }: Sent & Ordering,
): Promise<void> => {
  const applicationId = stored.id;
  const on = container.clock.today();
  const letter = { noticeId: orderId, applicationId, person, kind: 'payoffRequest' as const, paperId, about: orderId };
  await endTaskLinks(tx, { applicationId, task: 'condition', subject: key });
  if (to.way === 'post') {
    await queueLetter(tx, { ...letter, on, why: null, mailedTo: { name: creditor, address: to.address } });
    return;
  }
  const token = newToken();
  const link = { applicationId, task: 'condition', subject: key, recipient: to.email, maker } as const;
  await addTaskLink(tx, { ...link, token, days: LINK_DAYS });
  const deliveryKey = `payoffRequest/${orderId}`;
  await addDelivery(tx, { ...letter, channel: 'email', recipient: to.email, deliveryKey, madeOn: on });
  await sendMessage(container, tx, {
    ...{ name: 'payoffRequest', recipient: to.email, applicationId, deliveryKey },
    variables: {
      ...{ askedBy, creditor, neededBy, lender: container.lender.legalName },
      days: container.words.mails.days(LINK_DAYS),
      answerUrl: `${container.env.PUBLIC_URL}/app/condition?token=${token}`,
    },
  });
};

/** An earlier letter about the same debt is not sent any more, and stays on file as replaced. */
const replaceEarlier = async (tx: Tx, at: { applicationId: string; subject: string }): Promise<void> => {
  const { applicationId } = at;
  for (const { id: about, person, subject, paperId } of await payoffOrdersOf(tx, applicationId)) {
    if (subject !== at.subject) continue;
    await dropUnsent(tx, { applicationId, kind: 'payoffRequest', person, owner: null, about });
    await changeWrittenDocument(tx, { id: paperId, state: 'superseded' });
  }
};

/**
 * We ask a creditor for its payoff statement, on the applicant's signed authorization, instead of having them fetch it. The letter is
 * kept with their documents. A new request replaces the one before.
 */
export const orderPayoff = async (
  container: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
  ordering: Ordering,
): Promise<OrderPayoffOutcome> => {
  const { key, to, accountNumber, signature, address } = ordering;
  await limitTries(container, { what: 'requestCode', account: applicationId, address });
  return container.database.transact(async (tx): Promise<OrderPayoffOutcome> => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const { document } = stored;
    const condition = conditions.find((each) => each.key === key);
    const debt = allDebts(document).find(({ id }) => id === condition?.request.subjectId);
    const isPayoff = condition?.request.code === conditionCode.payoffStatement && condition.request.kind === 'email';
    if (!condition || !debt?.creditor || !isPayoff) throw new AppError('notFound');
    // Nobody signs for the other; a debt of both is either's to ask about.
    const isTheirs = debt.debtor === 'joint' || conditionSubject(condition.request, document).person === person;
    const applicant = document[person];
    if (!isTheirs || applicant === null) throw new AppError('notFound');
    if (!isWaitingForAnswer(condition.state)) return { kind: 'settled' };
    const askedBy = fullName(applicant);
    if (plain(signature) !== plain(askedBy)) return { kind: 'signatureDiffers' };
    const { words, clock } = container;
    const [orderId, creditor, orderedOn] = [randomUUID(), debt.creditor, clock.today()];
    const dueOn = payoffOrderDue(orderedOn);
    const request = {
      ...{ creditor, accountNumber, neededBy: dueOn, isSecured: onTheHome.includes(debt.type), signature: askedBy },
      sentTo: to.way === 'post' ? addressLines(to.address) : [to.email],
      signedAt: words.lenderMomentText(clock.timeZone, clock.now()),
    };
    const issued = await issueDocument(container, { tx, stored, person, asked: { kind: 'payoffRequest', request } });
    if (issued === null) return { kind: 'notWritten' };
    const text = words.writtenDocumentTexts.payoff.authorization(creditor, container.lender.legalName);
    const consentId = await giveConsent(container, { tx, applicationId, person, kind: 'payoff', address, text });
    const { paperId } = issued;
    const subject = debt.id;
    await replaceEarlier(tx, { applicationId, subject });
    await addPayoffOrder(tx, {
      id: orderId,
      applicationId,
      person,
      subject,
      consentId,
      paperId,
      creditor,
      orderedOn,
      dueOn,
    });
    const neededBy = words.inLongDate(dueOn);
    await sendLetter(container, tx, { ...ordering, stored, orderId, paperId, creditor, neededBy, person, askedBy });
    const body = { key, creditor, how: to.way, dueOn, paperId };
    await appendEvent(tx, { applicationId, actor: person, kind: 'payoffOrdered', body });
    await saveApplication(tx, stored);
    return { kind: 'ordered' };
  });
};
