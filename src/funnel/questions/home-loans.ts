import { z } from 'zod';
import type { Application } from '#entities/application.ts';
import { type DebtItem, debtItem } from '#entities/debt-item.ts';
import type { Person } from '#entities/person.ts';
import { mergeById } from '../engine/merge-by-id.ts';
import { blankDebt } from './blank-debt.ts';

export const homeLoanTypes = ['mortgage', 'homeEquityLine', 'solar'] as const;

/** What a person confirms, corrects or adds about a loan on a home. */
export const homeLoan = debtItem
  .pick({
    id: true,
    balance: true,
    creditLimit: true,
    taxIncludedInMonthlyPayment: true,
    insuranceIncludedInMonthlyPayment: true,
    monthlyTaxPayment: true,
    monthlyInsurancePayment: true,
    confirmed: true,
  })
  .extend({
    creditor: debtItem.shape.creditor.unwrap(),
    monthlyPayment: debtItem.shape.monthlyPayment.unwrap(),
    taxIncludedInMonthlyPayment: z.boolean(),
    insuranceIncludedInMonthlyPayment: z.boolean(),
    type: z.enum(homeLoanTypes),
  });
export type HomeLoan = z.infer<typeof homeLoan>;

export const homeLoanFields = [
  { name: 'creditor', kind: 'text' },
  { name: 'type', kind: 'choice', options: homeLoanTypes },
  { name: 'balance', kind: 'money' },
  { name: 'creditLimit', kind: 'money', isAsked: ({ type }: { type: unknown }) => type === 'homeEquityLine' },
  { name: 'monthlyPayment', kind: 'money' },
  { name: 'taxIncludedInMonthlyPayment', kind: 'yesNo' },
  {
    name: 'monthlyTaxPayment',
    kind: 'money',
    isAsked: (loan: { taxIncludedInMonthlyPayment: unknown }) => loan.taxIncludedInMonthlyPayment === false,
  },
  { name: 'insuranceIncludedInMonthlyPayment', kind: 'yesNo' },
  {
    name: 'monthlyInsurancePayment',
    kind: 'money',
    isAsked: (loan: { insuranceIncludedInMonthlyPayment: unknown }) => loan.insuranceIncludedInMonthlyPayment === false,
  },
  { name: 'confirmed', kind: 'yesNo' },
] as const;

const isHomeLoanType = (type: string): type is HomeLoan['type'] => homeLoanTypes.some((known) => known === type);

/** Stored loans as the page shows them; what a bureau could not know is still null and has to be answered. */
export const readHomeLoans = (debts: readonly DebtItem[]) =>
  debts.map((debt) => ({
    id: debt.id,
    creditor: debt.creditor,
    type: isHomeLoanType(debt.type) ? debt.type : ('mortgage' as const),
    balance: debt.balance,
    creditLimit: debt.creditLimit,
    monthlyPayment: debt.monthlyPayment,
    taxIncludedInMonthlyPayment: debt.taxIncludedInMonthlyPayment,
    monthlyTaxPayment: debt.monthlyTaxPayment,
    insuranceIncludedInMonthlyPayment: debt.insuranceIncludedInMonthlyPayment,
    monthlyInsurancePayment: debt.monthlyInsurancePayment,
    confirmed: debt.confirmed,
  }));

export const mergeHomeLoans = ({
  stored,
  answered,
  person,
}: {
  stored: DebtItem[];
  answered: HomeLoan[];
  person: Person;
}): DebtItem[] =>
  mergeById({
    stored,
    answered,
    blank: ({ id, type }) => blankDebt({ id, type, person }),
    isFromElsewhere: ({ addedByUser }) => !addedByUser,
  });

/** `areMortgagesReviewed` tells "none" from "not asked yet". */
export const homeLoanAnswers = z.object({
  mortgages: z.array(homeLoan),
  areMortgagesReviewed: z.literal(true, 'confirmNeeded'),
});
type HomeLoanAnswers = z.infer<typeof homeLoanAnswers>;

export const readMortgages = ({ mortgages, areMortgagesReviewed }: Application) => ({
  mortgages: readHomeLoans(mortgages),
  areMortgagesReviewed: areMortgagesReviewed === true ? (true as const) : null,
});

export const writeMortgages = (application: Application, answers: HomeLoanAnswers, person: Person): Application => ({
  ...application,
  areMortgagesReviewed: true,
  mortgages: mergeHomeLoans({ stored: application.mortgages, answered: answers.mortgages, person }),
});
