import { z } from 'zod';
import { address } from '../values/address.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { percentFromShare } from '../values/percent.ts';

export const employmentDataSource = z.enum(['manual', 'payroll', 'bank', 'employer']);
export type EmploymentDataSource = z.infer<typeof employmentDataSource>;

/** Income from a job or business for one calendar year, from returns or records. */
export const yearOfIncome = z.object({ year: z.int().min(1990).max(2100), amount: z.int().brand<'Dollars'>() });
export type YearOfIncome = z.infer<typeof yearOfIncome>;

const name = z.string().trim().min(1).max(100);

/** A job. Amounts are gross, whole dollars a month; a month without a day is stored as the first of the month. */
export const employment = z.object({
  id: z.string().min(1),
  startDate: day,
  /** Null means current. */
  endDate: day.nullable(),
  position: name.nullable(),
  employerAddress: z.string().max(200).nullable(),
  employerName: name,
  employerPhone: z.string().max(20).nullable(),
  /** Below 1 it is a fraction (contract): read it through `ownedPercent`. */
  percentageOwned: z.number().min(0).max(100).nullable(),
  base: positiveDollars.nullable(),
  bonuses: positiveDollars.nullable(),
  overtime: positiveDollars.nullable(),
  commissions: positiveDollars.nullable(),
  employerFullAddress: address.nullable(),
  dataSource: employmentDataSource,
  pdfUrl: z.string().max(500).nullable(),
  reportId: z.string().max(100).nullable(),
  incomeInformation: z.array(yearOfIncome).nullable(),
  contactName: name.nullable(),
  contactPhone: z.string().max(20).nullable(),
  contactEmail: z.email().nullable(),
  /** The loan system's own ids; the capitalization is contract. */
  IncomeID: z.string().nullable(),
  EmployerID: z.string().nullable(),
});
export type Employment = z.infer<typeof employment>;

export const ownedPercent = ({ percentageOwned }: Pick<Employment, 'percentageOwned'>): number | null =>
  percentageOwned === null ? null : percentFromShare(percentageOwned);

/** One job as the payroll service has it today. `seenOn`: the day the service last read it at the employer's; null where it does not say. */
const checkedJob = z.object({ id: z.string(), isActive: z.boolean(), endedOn: day.nullable(), seenOn: day.nullable() });

/** A payroll connection asked again. `disconnected`: the applicant or the employer ended it, so it says nothing about the job. */
export const employmentAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), jobs: z.array(checkedJob).min(1) }),
  z.object({ kind: z.literal('notFound') }),
  z.object({ kind: z.literal('disconnected') }),
]);
export type EmploymentAnswer = z.infer<typeof employmentAnswer>;
