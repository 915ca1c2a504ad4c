import type { Actor } from '#entities/contract/actor.ts';
import { destinationLast4, type PaymentState } from '#entities/facts/payment.ts';
import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { toCents } from '#entities/values/money.ts';
import { fundedOn } from '#rules/funding/funded-on.ts';
import { mayBecome } from '#rules/funding/payment-states.ts';
import { returnCauseOf } from '#rules/funding/return-cause.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findFunding, keepFundedOn } from '#server/db/repos/loan/fundings.ts';
import { changePaymentState, type PaymentRow, paymentsOf } from '#server/db/repos/loan/payments.ts';
import { sendMessage } from '../messages/send-message.ts';
import { hubUrl } from '../shared/hub-url.ts';

/** The state as history names it: other events use the plain words for other things. */
const told = {
  created: 'paymentCreated',
  approved: 'paymentApproved',
  sending: 'paymentSending',
  unknown: 'paymentUnknown',
  sent: 'paymentSent',
  settled: 'paymentSettled',
  returned: 'paymentReturned',
  refused: 'paymentRefused',
  canceled: 'paymentCanceled',
} as const satisfies Record<PaymentState, string>;

export type PaymentNews = {
  on?: Day;
  reference?: string;
  trace?: string;
  fileId?: string;
  returnCode?: string | null;
  note?: string | null;
};
type Change = { stored: StoredApplication; payment: PaymentRow; to: PaymentState; actor: Actor } & PaymentNews;

const shown = ['on', 'reference', 'trace', 'returnCode', 'note'] as const;

export const paymentEvent = (payment: PaymentRow, { state, ...further }: { state: PaymentState } & PaymentNews) => ({
  payment: payment.number,
  payee: payment.payee,
  total: payment.amountCents,
  state: told[state],
  ...Object.fromEntries(shown.flatMap((name) => (further[name] == null ? [] : [[name, further[name]]]))),
});

/** The hub and a mail follow the money: sent, there, or back. Nothing is said of a state before the bank has it. */
const tellBorrower = async (container: Container, tx: Tx, { stored, payment, to, returnCode }: Change) => {
  const { email, firstName } = stored.document.borrower;
  if (!email || payment.channel === 'kept' || (to !== 'sent' && to !== 'returned')) return;
  const { words } = container;
  const last4 = destinationLast4(payment.destination);
  const about = {
    firstName: firstName ?? '',
    loanNumber: loanNumberText(stored.loanNumber),
    amount: words.inCents(payment.amountCents),
    payee: payment.kind === 'cash' ? words.paymentTexts.account(last4) : payment.payee,
    hubUrl: hubUrl(container),
  };
  const at = {
    recipient: email,
    applicationId: stored.id,
    deliveryKey: `payment/${payment.id}/${to}`,
    textTo: { applicationId: stored.id, person: 'borrower' as const },
  };
  if (to === 'sent')
    await sendMessage(container, tx, {
      name: 'moneySent',
      ...at,
      variables: { ...about, sentOn: words.inLongDate(container.clock.today()) },
    });
  else {
    const { reason, next } = words.paymentTexts.returned[returnCauseOf(returnCode ?? null)];
    const isOurs = payment.kind !== 'cash';
    await sendMessage(container, tx, {
      name: 'moneyReturned',
      ...at,
      variables: { ...about, reason, next: isOurs ? words.paymentTexts.creditorReturned : next },
    });
  }
};

/** The loan is funded from the day its last payment settles, and not any more when one comes back. */
const followFunding = async (container: Container, tx: Tx, stored: StoredApplication): Promise<void> => {
  const funding = await findFunding(tx, stored.id);
  if (!funding) return;
  const now = fundedOn(await paymentsOf(tx, stored.id));
  if (now === funding.fundedOn) return;
  await keepFundedOn(tx, { applicationId: stored.id, fundedOn: now });
  const total = toCents(funding.totalCents);
  const kind = now === null ? 'fundingUndone' : 'funded';
  const body = { total, ...(now === null ? {} : { fundedOn: now }) };
  await appendEvent(tx, { applicationId: stored.id, actor: 'system', kind, body });
  await container.jobs.enqueue(tx, 'keepLar', { applicationId: stored.id });
  const { email, firstName } = stored.document.borrower;
  if (now === null || !email) return;
  await sendMessage(container, tx, {
    name: 'funded',
    recipient: email,
    applicationId: stored.id,
    deliveryKey: `funded/${stored.id}/${now}`,
    variables: {
      firstName: firstName ?? '',
      loanNumber: loanNumberText(stored.loanNumber),
      total: container.words.inCents(total),
      fundedOn: container.words.inLongDate(now),
      hubUrl: hubUrl(container),
    },
    textTo: { applicationId: stored.id, person: 'borrower' },
  });
};

/**
 * The only way a payment changes its state: as the table allows, under the loan's lock, with an event, the borrower's mail and the
 * loan's own standing. False where the state is another one by now.
 */
export const changePayment = async (container: Container, tx: Tx, change: Change): Promise<boolean> => {
  const { stored, payment, to, actor, on = container.clock.today(), note, ...news } = change;
  const { reference, trace, fileId, returnCode } = news;
  if (!mayBecome(payment.state, to)) return false;
  const set = {
    ...(to === 'sent' && { sentOn: on }),
    ...(to === 'settled' && { settledOn: on }),
    ...((to === 'returned' || to === 'refused') && { returnedOn: on, returnCode: returnCode ?? null }),
    ...(note != null && { returnNote: note }),
    ...(reference !== undefined && { reference }),
    ...(trace !== undefined && { trace }),
    ...(fileId !== undefined && { fileId }),
  };
  if (!(await changePaymentState(tx, { id: payment.id, from: payment.state, to, set }))) return false;
  const body = paymentEvent(payment, { state: to, on, note: note ?? null, ...news });
  await appendEvent(tx, { applicationId: stored.id, actor, kind: 'paymentChanged', body });
  await tellBorrower(container, tx, change);
  await followFunding(container, tx, stored);
  await saveApplication(tx, stored);
  return true;
};
