import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { type DebtItem, debtItem } from '#entities/application/debt-item.ts';
import { isHomeDebt } from '#entities/application/debt-type.ts';
import type { Person } from '#entities/values/person.ts';
import { mergeDebts } from './merge-debts.ts';

export const homeLoanTypes = ['mortgage', 'homeEquityLine', 'homeEquityLoan', 'solar'] as const;

/** The fields an applicant confirms, corrects or adds for a loan on a home. */
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
    /** Asked for a line or loan against equity: it can be paid off and closed with the new line. */
    toBePaidOff: z.boolean().nullable(),
  });
export type HomeLoan = z.infer<typeof homeLoan>;

const isOpenLine = ({ type }: { type: unknown }): boolean => type === 'homeEquityLine';

const isEquityLoan = ({ type }: { type: unknown }): boolean => isOpenLine({ type }) || type === 'homeEquityLoan';

export const homeLoanFields = [
  { name: 'creditor', kind: 'text' },
  { name: 'type', kind: 'choice', options: homeLoanTypes },
  { name: 'balance', kind: 'money' },
  { name: 'creditLimit', kind: 'money', isAsked: isOpenLine },
  { name: 'toBePaidOff', kind: 'yesNo', isAsked: isEquityLoan },
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
  { name: 'confirmed', kind: 'statement' },
] as const;

const isHomeLoanType = (type: string): type is HomeLoan['type'] => homeLoanTypes.some((known) => known === type);

/** Stored loans as the page shows them; fields a bureau cannot report are still null and must be answered. */
export const readHomeLoans = (debts: readonly DebtItem[]) =>
  debts.map((debt) => ({
    id: debt.id,
    creditor: debt.creditor,
    type: isHomeLoanType(debt.type) ? debt.type : ('mortgage' as const),
    balance: debt.balance,
    creditLimit: isOpenLine(debt) ? debt.creditLimit : null,
    toBePaidOff: isEquityLoan(debt) ? debt.toBePaidOff : null,
    monthlyPayment: debt.monthlyPayment,
    taxIncludedInMonthlyPayment: debt.taxIncludedInMonthlyPayment,
    monthlyTaxPayment: debt.monthlyTaxPayment,
    insuranceIncludedInMonthlyPayment: debt.insuranceIncludedInMonthlyPayment,
    monthlyInsurancePayment: debt.monthlyInsurancePayment,
    confirmed: debt.confirmed,
  }));

/** Loans not asked about stay. */
export const writtenHomeLoans = (answers: readonly HomeLoan[]) =>
  answers.map((loan) => ({ ...loan, toBePaidOff: loan.toBePaidOff ?? false }));

/** `areMortgagesReviewed` distinguishes "none" from "not asked yet". */
export const homeLoanAnswers = z.object({
  mortgages: z.array(homeLoan),
  areMortgagesReviewed: z.literal(true, 'confirmNeeded'),
});
type HomeLoanAnswers = z.infer<typeof homeLoanAnswers>;

/** Bureau-reported loans on another home; they stay among the debts until a property claims them. */
export const isUnclaimedHomeLoan = ({ type, addedByUser, confirmed }: DebtItem): boolean =>
  isHomeDebt(type) && !addedByUser && !confirmed;

export const readMortgages = ({ mortgages, liabilities, areMortgagesReviewed }: Application) => ({
  mortgages: readHomeLoans([...mortgages, ...liabilities.filter(isUnclaimedHomeLoan)]),
  areMortgagesReviewed: areMortgagesReviewed === true ? (true as const) : null,
});

/** Confirmed means on this home: any other reported loan leaves the mortgages, so that it does not count as a lien. */
export const writeMortgages = (application: Application, answers: HomeLoanAnswers, person: Person): Application => {
  const { mortgages, liabilities } = application;
  const stored = [...mortgages, ...liabilities.filter(isUnclaimedHomeLoan)];
  const merged = mergeDebts({ stored, answers: writtenHomeLoans(answers.mortgages), person });
  return {
    ...application,
    areMortgagesReviewed: true,
    mortgages: merged.filter((loan) => !isUnclaimedHomeLoan(loan)),
    liabilities: [...liabilities.filter((debt) => !isUnclaimedHomeLoan(debt)), ...merged.filter(isUnclaimedHomeLoan)],
  };
};
