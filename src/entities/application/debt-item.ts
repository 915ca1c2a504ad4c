import { z } from 'zod';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { basisPoints } from '../values/percent.ts';
import { source } from '../values/source.ts';
import { debtType } from './debt-type.ts';

export const debtor = z.enum(['borrower', 'coborrower', 'joint']);
export type Debtor = z.infer<typeof debtor>;

export const latePayment = z.object({ days: z.int().min(1), date: day });
export type LatePayment = z.infer<typeof latePayment>;

/** The reported figures before the applicant corrected them. */
export const reportedFigures = z.object({
  balance: positiveDollars,
  monthlyPayment: positiveDollars.nullable(),
  creditor: z.string().nullable(),
  source,
});
export type ReportedFigures = z.infer<typeof reportedFigures>;

/** A debt's yearly rate as its statement prints it. */
export const statedRate = z.int().min(0).max(9999).pipe(basisPoints);

/** A mortgage or any other debt. Amounts are monthly unless noted. */
export const debtItem = z.object({
  id: z.string().min(1),
  balance: positiveDollars,
  dateOpened: day.nullable(),
  monthlyPayment: positiveDollars.nullable(),
  confirmed: z.boolean(),
  latePaymentDays: z.int().min(0).nullable(),
  latePaymentDate: day.nullable(),
  /** Every late payment on file; the pair above is the latest of them. */
  latePayments: z.array(latePayment),
  addedByUser: z.boolean(),
  creditor: z.string().trim().min(1).max(100).nullable(),
  debtor,
  createdAt: day.nullable(),
  toBePaidOff: z.boolean(),
  type: debtType,
  /** Highest balance of a revolving debt, original amount of an installment one. */
  hiCredit: positiveDollars.nullable(),
  /** Maximum draw on an open line: CLTV counts all of it. */
  creditLimit: positiveDollars.nullable(),
  comments: z.string().max(2000).nullable(),
  /** Original term in months. */
  term: z.int().min(1).nullable(),
  omitted: z.boolean(),
  isDeferred: z.boolean(),
  isDisputed: z.boolean(),
  taxIncludedInMonthlyPayment: z.boolean().nullable(),
  insuranceIncludedInMonthlyPayment: z.boolean().nullable(),
  monthlyTaxAndInsurance: positiveDollars.nullable(),
  monthlyTaxPayment: positiveDollars.nullable(),
  monthlyInsurancePayment: positiveDollars.nullable(),
  source,
  /** Only where the applicant told us: a credit file holds no rates. */
  statedRate: statedRate.optional(),
  /** Reported as open without saying how much may be owed: what rests on the amount is unknown until somebody states it. */
  isAmountUnknown: z.literal(true).optional(),
  /** Only on a corrected debt: a correction keeps the original figures. */
  reported: reportedFigures.optional(),
});
export type DebtItem = z.infer<typeof debtItem>;
