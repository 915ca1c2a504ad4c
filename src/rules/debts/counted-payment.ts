import type { DebtItem } from '#entities/application/debt-item.ts';
import type { DebtType } from '#entities/application/debt-type.ts';
import { type Cents, centsOf, toCents } from '#entities/values/money.ts';
import type { Policy } from '#policy/policy.ts';
import { shareOf } from '../pricing/payment.ts';
import { isPaidOff } from './payoff.ts';
import { isSolarObligation } from './solar-obligation.ts';

/** Why a debt counts for its amount; `unknown` is a payment not yet reported or stated. */
export type CountedAs =
  | 'payment'
  | 'paidOff'
  | 'omitted'
  | 'fewPaymentsLeft'
  | 'deferredShare'
  | 'revolvingShare'
  | 'noPayment'
  | 'unknown';

export type CountedPayment = { monthly: Cents | null; as: CountedAs };

/** Debts that are paid down. A lease renews, support is an obligation, solar counts at any balance. */
const installmentTypes: ReadonlySet<DebtType> = new Set(['installment', 'auto', 'student', 'other']);
/** Settled rather than paid monthly. */
const settledTypes: ReadonlySet<DebtType> = new Set(['collection', 'judgment', 'taxLien']);

const hasFewPaymentsLeft = ({ type, balance, monthlyPayment }: DebtItem, limit: number): boolean =>
  installmentTypes.has(type) &&
  monthlyPayment !== null &&
  monthlyPayment > 0 &&
  Math.ceil(balance / monthlyPayment) <= limit;

/** The amount one debt adds to the monthly debts in DTI. */
export const countedPayment = (debt: DebtItem, { debts: policy }: Pick<Policy, 'debts'>): CountedPayment => {
  const none = (as: CountedAs): CountedPayment => ({ monthly: toCents(0), as });
  const share = (part: Policy['debts']['deferredStudentLoan'], as: CountedAs): CountedPayment => ({
    monthly: shareOf(centsOf(debt.balance), part),
    as,
  });
  const payment = debt.monthlyPayment;
  const isUnsaid = debt.balance === 0 && debt.isAmountUnknown === true;
  if (isPaidOff(debt)) return none('paidOff');
  if (debt.omitted) return none('omitted');
  if (debt.type === 'student' && debt.isDeferred) return share(policy.deferredStudentLoan, 'deferredShare');
  // Without the amount owed, nobody knows how many payments are left.
  if (!isUnsaid && !isSolarObligation(debt) && hasFewPaymentsLeft(debt, policy.instalmentsLeftOut))
    return none('fewPaymentsLeft');
  if (debt.type === 'revolving' && !payment && !isUnsaid)
    return share(policy.revolvingWithoutPayment, 'revolvingShare');
  if (payment !== null) return { monthly: centsOf(payment), as: 'payment' };
  const isCleared = debt.balance === 0 && !isUnsaid;
  return settledTypes.has(debt.type) || isCleared ? none('noPayment') : { monthly: null, as: 'unknown' };
};
