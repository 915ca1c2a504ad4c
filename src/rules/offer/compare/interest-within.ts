import { type Cents, centsOf, toCents } from '#entities/values/money.ts';
import { paymentPlan } from '../../pricing/payment-plan.ts';
import type { Offer } from '../offer.ts';

/** Interest on the whole line when it is repaid in equal payments over this many years: two lines of different length on equal terms. */
export const interestWithin = ({ amount, rate }: Pick<Offer, 'amount' | 'rate'>, years: number): Cents =>
  toCents(
    paymentPlan({
      balance: centsOf(amount),
      rate,
      phases: [{ name: 'repayment', months: years * 12, minimum: { kind: 'amortised' } }],
    }).reduce((sum, { interest }) => sum + interest, 0),
  );
