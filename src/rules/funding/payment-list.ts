import type { Application } from '#entities/application/application.ts';
import type { OfferChoice } from '#entities/application/offer-choice.ts';
import { type Cents, centsOf, toCents } from '#entities/values/money.ts';
import { allDebts } from '../debts/all-debts.ts';
import { isPaidOff } from '../debts/payoff.ts';
import { shareOf } from '../pricing/payment.ts';

export type Payment = { kind: 'payoff' | 'fee' | 'cash'; subject: string; payee: string | null; amount: Cents };
export type PaymentList = { payments: Payment[]; total: Cents; line: Cents; left: Cents };

const sumOf = (payments: readonly Payment[]): Cents => toCents(payments.reduce((sum, { amount }) => sum + amount, 0));

/** Creditors first, then the fee. */
const paymentsToOthers = (application: Application, { amount, originationFee }: OfferChoice): Payment[] => [
  ...allDebts(application)
    .filter(isPaidOff)
    .map(({ id, creditor, balance }) => ({
      kind: 'payoff' as const,
      subject: id,
      payee: creditor,
      amount: centsOf(balance),
    })),
  { kind: 'fee', subject: 'origination', payee: null, amount: shareOf(centsOf(amount), originationFee) },
];

/** What the person may draw once creditors and the fee are paid. Null until a line is chosen. */
export const leftToDraw = (application: Application): Cents | null => {
  const { offerChoice } = application;
  if (offerChoice === null) return null;
  return toCents(centsOf(offerChoice.amount) - sumOf(paymentsToOthers(application, offerChoice)));
};

/** Who gets what on the funding day, the first draw to the person's account last. Null until it is known. */
export const paymentList = (application: Application): PaymentList | null => {
  const { offerChoice, disbursement } = application;
  if (offerChoice === null || disbursement === null) return null;
  const { accountHolder, firstDraw } = disbursement;
  const payments: Payment[] = [
    ...paymentsToOthers(application, offerChoice),
    { kind: 'cash' as const, subject: 'firstDraw', payee: accountHolder, amount: centsOf(firstDraw) },
  ].filter(({ amount }) => amount > 0);
  const line = centsOf(offerChoice.amount);
  const total = sumOf(payments);
  return { payments, total, line, left: toCents(line - total) };
};
