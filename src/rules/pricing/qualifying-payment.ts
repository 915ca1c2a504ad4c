import { type Cents, centsOf, type Dollars, toDollars } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { amortizedPayment, monthlyInterest } from './payment.ts';
import type { Terms } from './rate.ts';

type Qualifying = Pick<Policy, 'qualifying'>;

/** A fixed payment is known, so DTI is tested with it; a variable line is tested by the policy's method. */
export const qualifyingBy = (
  { product, years }: Pick<Terms, 'product' | 'years'>,
  { qualifying }: Qualifying,
): Qualifying => ({
  qualifying: product === 'fixed' ? { method: 'amortised', months: years * 12 } : qualifying,
});

/** The payment DTI is tested with: the whole line at the fully indexed rate, by the method of its product. */
export const qualifyingPayment = (
  { amount, rate }: { amount: Dollars; rate: BasisPoints },
  { qualifying: { method, months } }: Qualifying,
): Cents =>
  method === 'interestOnly'
    ? monthlyInterest(centsOf(amount), rate)
    : amortizedPayment({ balance: centsOf(amount), rate, months });

/** The largest whole-dollar line whose qualifying payment fits; zero when there is no room. */
export const lineForPayment = (
  { payment, rate }: { payment: Cents; rate: BasisPoints },
  policy: Qualifying,
): Dollars => {
  if (payment < 0) return toDollars(0);
  const SAMPLE = toDollars(1_000_000);
  const perDollar = qualifyingPayment({ amount: SAMPLE, rate }, policy) / SAMPLE;
  // The sample is rounded to the cent, so the estimate can be a few dollars off either way.
  let amount = toDollars(Math.floor(payment / perDollar));
  while (qualifyingPayment({ amount: toDollars(amount + 1), rate }, policy) <= payment) amount = toDollars(amount + 1);
  while (qualifyingPayment({ amount, rate }, policy) > payment) amount = toDollars(amount - 1);
  return amount;
};
