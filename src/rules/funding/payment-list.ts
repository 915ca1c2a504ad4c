import type { Application } from '#entities/application.ts';
import { type Cents, centsOf, toCents } from '#entities/money.ts';
import { allDebts } from '../debts/all-debts.ts';
import { isPaidOff } from '../debts/payoff.ts';
import { shareOf } from '../pricing/payment.ts';

export type Payment = { kind: 'payoff' | 'fee' | 'cash'; subject: string; payee: string | null; amount: Cents };
export type PaymentList = { payments: Payment[]; total: Cents; line: Cents; left: Cents };

/** Who gets what on the funding day: creditors first, the fee, and the first draw to the person's account. Null until it is known. */
export const paymentList = (application: Application): PaymentList | null => {
  const { offerChoice, disbursement } = application;
  if (offerChoice === null || disbursement === null) return null;
  const payoffs = allDebts(application)
    .filter(isPaidOff)
    .map(({ id, creditor, balance }) => ({
      kind: 'payoff' as const,
      subject: id,
      payee: creditor,
      amount: centsOf(balance),
    }));
  const line = centsOf(offerChoice.amount);
  const fee = shareOf(line, offerChoice.originationFee);
  const payments: Payment[] = [
    ...payoffs,
    { kind: 'fee' as const, subject: 'origination', payee: null, amount: fee },
    {
      kind: 'cash' as const,
      subject: 'firstDraw',
      payee: disbursement.accountHolder,
      amount: centsOf(disbursement.firstDraw),
    },
  ].filter(({ amount }) => amount > 0);
  const total = toCents(payments.reduce((sum, { amount }) => sum + amount, 0));
  return { payments, total, line, left: toCents(line - total) };
};
