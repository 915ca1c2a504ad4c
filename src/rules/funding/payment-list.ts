import type { Application } from '#entities/application.ts';
import { type Cents, centsOf, roundToCents, toCents } from '#entities/money.ts';
import { allDebts } from '../conditions/condition-context.ts';
import { isPaidOff } from '../debts/payoff.ts';

export type Payment = { kind: 'payoff' | 'fee' | 'cash'; subject: string; payee: string | null; amount: Cents };
export type PaymentList = { payments: Payment[]; total: Cents; line: Cents; left: Cents };

const BASIS_POINTS = 10_000;

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
  const fee = roundToCents((line * offerChoice.originationFee) / BASIS_POINTS);
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
