import { z } from 'zod';
import type { Application } from '#entities/application/application.ts';
import { type DebtItem, debtItem } from '#entities/application/debt-item.ts';
import { debtType, isHomeDebt } from '#entities/application/debt-type.ts';
import type { Person } from '#entities/values/person.ts';
import { isSolarObligation } from '#rules/debts/solar-obligation.ts';
import type { ListPlace } from '../engine/field.ts';
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
    type: z.enum(homeLoanTypes),
    /** Asked for a line or loan against equity: it can be paid off and closed with the new line. */
    toBePaidOff: z.boolean().nullable(),
    /** On this home or not. A reported loan starts undecided, which is null, and no undecided loan passes. */
    confirmed: z.boolean('loanUndecided'),
  });
export type HomeLoan = z.infer<typeof homeLoan>;

type Loan = Readonly<Record<string, unknown>>;

const isSolar = ({ type, creditor }: Loan): boolean =>
  isSolarObligation({
    type: debtType.catch('other').parse(type),
    creditor: typeof creditor === 'string' ? creditor : null,
  });

/** Loans on this home whose payment may cover its tax and insurance. */
const mayEscrow = (loan: Loan): boolean => loan.confirmed === true && !isSolar(loan);

type Escrow = 'taxIncludedInMonthlyPayment' | 'insuranceIncludedInMonthlyPayment';

/** A home has one tax bill: once a loan includes it, the loans below are not asked. */
const isEscrowAsked =
  (included: Escrow) =>
  (loan: Loan, place?: ListPlace): boolean =>
    mayEscrow(loan) &&
    !(place?.items ?? []).slice(0, place?.at).some((other) => mayEscrow(other) && other[included] === true);

/** The bill itself is asked for once, on the last loan, when no payment includes it. */
const isBillAsked =
  (included: Escrow) =>
  (loan: Loan, place?: ListPlace): boolean =>
    isEscrowAsked(included)(loan, place) &&
    loan[included] === false &&
    !(place?.items ?? []).slice((place?.at ?? 0) + 1).some(mayEscrow);

const isOpenLine = ({ type }: { type: unknown }): boolean => type === 'homeEquityLine';

/** A line on another home keeps a reported limit, and needs none. */
const isLimitAsked = ({ type, confirmed, creditLimit }: { type: unknown; confirmed: unknown; creditLimit: unknown }) =>
  isOpenLine({ type }) && (confirmed !== false || creditLimit !== null);

const isEquityLoan = ({ type }: { type: unknown }): boolean => isOpenLine({ type }) || type === 'homeEquityLoan';

export const homeLoanFields = [
  { name: 'creditor', kind: 'text' },
  { name: 'type', kind: 'choice', options: homeLoanTypes },
  { name: 'balance', kind: 'money' },
  { name: 'creditLimit', kind: 'money', isAsked: isLimitAsked },
  { name: 'toBePaidOff', kind: 'yesNo', isAsked: isEquityLoan },
  { name: 'monthlyPayment', kind: 'money' },
  { name: 'taxIncludedInMonthlyPayment', kind: 'yesNo', isAsked: isEscrowAsked('taxIncludedInMonthlyPayment') },
  { name: 'monthlyTaxPayment', kind: 'money', isAsked: isBillAsked('taxIncludedInMonthlyPayment') },
  {
    name: 'insuranceIncludedInMonthlyPayment',
    kind: 'yesNo',
    isAsked: isEscrowAsked('insuranceIncludedInMonthlyPayment'),
  },
  { name: 'monthlyInsurancePayment', kind: 'money', isAsked: isBillAsked('insuranceIncludedInMonthlyPayment') },
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

/** A loan the household added needs no second word, and a solar agreement is none on the home. */
const isOnHome = (loan: DebtItem): boolean | null => {
  if (loan.confirmed || loan.addedByUser) return loan.confirmed;
  return isSolar(loan) ? true : null;
};

/** A loan among the debts was said to be on another home; one that only a report places here is undecided. */
export const readMortgages = ({ mortgages, liabilities, areMortgagesReviewed }: Application) => ({
  mortgages: [
    ...mortgages.flatMap((loan) => readHomeLoans([loan]).map((read) => ({ ...read, confirmed: isOnHome(loan) }))),
    ...readHomeLoans(liabilities.filter(isUnclaimedHomeLoan)),
  ],
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
