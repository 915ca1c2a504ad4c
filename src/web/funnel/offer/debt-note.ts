import type { DebtItem } from '#entities/application/debt-item.ts';
import { type Cents, nearestDollars, toCents } from '#entities/values/money.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { countedPayment } from '#rules/debts/counted-payment.ts';
import { isSolarObligation } from '#rules/debts/solar-obligation.ts';
import { debtRate } from '#rules/offer/compare/debt-rate.ts';
import { inDollars, inPercent } from '#words/figures.ts';
import { debtCards as words } from '#words/funnel/pages/debt-cards.ts';

const isLoan = ({ type }: DebtItem): boolean => type === 'auto' || type === 'installment' || type === 'student';
const whole = (amount: Cents | null): string => inDollars(nearestDollars(amount ?? toCents(0)));

/** A note to read before selecting this debt; null when there is none. */
export const debtNote = (
  debt: DebtItem,
  { policy, apr }: { policy: Policy; apr: BasisPoints | null },
): string | null => {
  if (isSolarObligation(debt)) return words.solar;
  const { as, monthly } = countedPayment({ ...debt, toBePaidOff: false }, policy);
  if (as === 'omitted') return words.omitted;
  if (as === 'fewPaymentsLeft') return words.fewLeft;
  const rate = debtRate(debt);
  if (rate !== null && apr !== null) return rate < apr ? words.lowRate(inPercent(rate, 1)) : null;
  if (as === 'deferredShare') return words.deferred(whole(monthly));
  if (as === 'revolvingShare') return words.share(whole(monthly));
  return isLoan(debt) && apr !== null ? words.unknownRate(inPercent(apr, 2)) : null;
};
