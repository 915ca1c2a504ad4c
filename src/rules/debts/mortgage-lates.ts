import type { Application } from '#entities/application/application.ts';
import type { DebtItem } from '#entities/application/debt-item.ts';
import type { DerogatoryEvent } from '#entities/application/derogatory-event.ts';
import type { CreditFile } from '#entities/facts/credit-file.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { addMonths, type Day } from '#entities/values/day.ts';
import { isMortgage } from './monthly-debts.ts';
import { isSolarObligation } from './solar-obligation.ts';

export type MortgageLate = { debtId: string | null; on: Day };

const latesOf = (debt: DebtItem, minDays: number): MortgageLate[] => {
  const { latePayments, latePaymentDays, latePaymentDate, id } = debt;
  if (latePayments.length === 0 && latePaymentDate === null) return [];
  const listed = latePayments.filter(({ days }) => days >= minDays).map(({ date }) => date);
  const latest = latePaymentDate !== null && (latePaymentDays ?? 0) >= minDays ? [latePaymentDate] : [];
  return [...new Set([...listed, ...latest])].map((on) => ({ debtId: id, on }));
};

const monthOf = (on: Day): string => on.slice(0, 7);

/**
 * Every late mortgage payment, each once: the same loan in the same month is one late payment, no matter how many
 * files report it, and an applicant's statement counts only where no late payment is reported for that month.
 */
export const mortgageLates = ({
  application,
  credit,
  events,
  minDays,
}: {
  application: Pick<Application, 'mortgages' | 'propertyOwnership'>;
  credit: OutsideFacts['credit'];
  /** All stated, declared or reported events. */
  events: readonly DerogatoryEvent[];
  minDays: number;
}): MortgageLate[] => {
  const files: CreditFile[] = [credit.borrower, credit.coborrower].filter((file) => file !== null);
  const debts = [
    ...application.mortgages,
    ...application.propertyOwnership.flatMap(({ mortgages }) => mortgages),
    ...files.flatMap((file) => file.debts),
  ];
  const lates = debts
    .filter((debt) => isMortgage(debt) && !isSolarObligation(debt))
    .flatMap((debt) => latesOf(debt, minDays));
  const reported = new Map(lates.map((late) => [`${late.debtId} ${monthOf(late.on)}`, late]));
  const months = new Set(lates.map(({ on }) => monthOf(on)));
  const told = events
    .filter(({ kind, on }) => kind === 'missedMortgagePayment' && !months.has(monthOf(on)))
    .map(({ on }): [string, MortgageLate] => [monthOf(on), { debtId: null, on }]);
  return [...reported.values(), ...new Map(told).values()];
};

/** A late payment counts until this many months after it, the same date the applicant is given. */
export const latesWithin = ({
  lates,
  months,
  asOf,
}: {
  lates: readonly MortgageLate[];
  months: number;
  asOf: Day;
}): number => lates.filter(({ on }) => addMonths(on, months) > asOf).length;
