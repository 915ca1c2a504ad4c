import type { DebtItem } from '#entities/application/debt-item.ts';
import { centsOf } from '#entities/values/money.ts';
import { type BasisPoints, toBasisPoints } from '#entities/values/percent.ts';
import { amortizedPayment } from '../pricing/payment.ts';

const HIGHEST = 10_000;

/** A credit file has no rates. A loan's amount, term and payment imply one, where all three are reported. */
export const impliedRate = ({
  type,
  hiCredit,
  term,
  monthlyPayment,
}: Pick<DebtItem, 'type' | 'hiCredit' | 'term' | 'monthlyPayment'>): BasisPoints | null => {
  if (type !== 'auto' && type !== 'installment' && type !== 'student') return null;
  if (!hiCredit || !term || !monthlyPayment || monthlyPayment * term < hiCredit) return null;
  const loan = { balance: centsOf(hiCredit), months: term };
  let [low, high] = [0, HIGHEST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (amortizedPayment({ ...loan, rate: toBasisPoints(middle) }) < centsOf(monthlyPayment)) low = middle + 1;
    else high = middle;
  }
  return low === HIGHEST ? null : toBasisPoints(low);
};
