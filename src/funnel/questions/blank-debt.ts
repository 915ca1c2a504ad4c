import type { DebtItem } from '#entities/application/debt-item.ts';
import type { DebtType } from '#entities/application/debt-type.ts';
import { toDollars } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';

/** A manually added debt, before the applicant's answers are applied. */
export const blankDebt = ({ id, type, person }: { id: string; type: DebtType; person: Person }): DebtItem => ({
  id,
  balance: toDollars(0),
  dateOpened: null,
  monthlyPayment: null,
  confirmed: true,
  latePaymentDays: null,
  latePaymentDate: null,
  latePayments: [],
  addedByUser: true,
  creditor: null,
  debtor: person,
  createdAt: null,
  toBePaidOff: false,
  type,
  hiCredit: null,
  creditLimit: null,
  comments: null,
  term: null,
  omitted: false,
  isDeferred: false,
  isDisputed: false,
  taxIncludedInMonthlyPayment: null,
  insuranceIncludedInMonthlyPayment: null,
  monthlyTaxAndInsurance: null,
  monthlyTaxPayment: null,
  monthlyInsurancePayment: null,
  source: person,
});
