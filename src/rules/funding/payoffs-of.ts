import type { Application } from '#entities/application/application.ts';
import type { DebtType } from '#entities/application/debt-type.ts';
import type { PayoffLetter } from '#entities/facts/payoff-letter.ts';
import type { Person } from '#entities/values/person.ts';
import { allDebts } from '../debts/all-debts.ts';
import { isPaidOff } from '../debts/payoff.ts';

/** A debt the line pays off, by the creditor's letter in force. `debtors`: those who owe it. */
export type Payoff = { subject: string; letter: PayoffLetter; debtors: Person[]; isSecured: boolean };

const onTheHome: readonly DebtType[] = ['mortgage', 'homeEquityLine', 'homeEquityLoan'];

/** The payoffs one applicant is told of: their own, and joint ones on the borrower's side alone, so that each is written once. */
export const payoffsOf = (
  application: Application,
  { letters, person }: { letters: ReadonlyMap<string, PayoffLetter>; person: Person },
): Payoff[] =>
  allDebts(application)
    .filter((debt) => isPaidOff(debt) && (debt.debtor === 'joint' ? 'borrower' : debt.debtor) === person)
    .flatMap(({ id: subject, type, debtor }) => {
      const letter = letters.get(subject);
      const debtors: Person[] =
        debtor === 'joint' && application.coborrower !== null ? ['borrower', 'coborrower'] : [person];
      return letter ? [{ subject, letter, debtors, isSecured: onTheHome.includes(type) }] : [];
    });
