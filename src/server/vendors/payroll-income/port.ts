import { z } from 'zod';
import { personName } from '#entities/application/applicant.ts';
import type { EmploymentAnswer } from '#entities/application/employment.ts';
import { employment } from '#entities/application/employment.ts';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import { phone } from '#entities/values/phone.ts';
import { ssn } from '#entities/values/ssn.ts';
import type { Visit } from '../journeys/journey.ts';
import { onceEach } from '../once-each.ts';
import type { Port, Recorded } from '../port.ts';

/** The applicant whose income is verified, for payroll and bank alike. */
export const incomeRequest = z.object({
  firstName: personName,
  lastName: personName,
  email: z.string().nullable(),
  ssn: ssn.nullable(),
  asOf: day,
  dateOfBirth: day.nullable().optional(),
  phone: phone.nullable().optional(),
  address: address.nullable().optional(),
  /** Never sent to a vendor: the jobs the applicant entered, so that the sandbox can report the same employers. */
  stated: z.object({ employments: z.array(employment) }),
});
export type IncomeRequest = z.infer<typeof incomeRequest>;

const payrollJob = employment.extend({ dataSource: z.literal('payroll') });

export const payrollAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), jobs: z.array(payrollJob).min(1).transform(onceEach) }),
  z.object({ kind: z.literal('notFound') }),
]);
export type PayrollAnswer = z.infer<typeof payrollAnswer>;

export type PayrollIncomePort = Port<IncomeRequest, PayrollAnswer>;
/** `turn`: one consent covers several checks until the money is sent. */
export type EmploymentRequest = Visit<IncomeRequest> & { turn: string };
export type EmploymentChecks = Recorded<EmploymentRequest, EmploymentAnswer>;

export type PayrollIncome = Recorded<IncomeRequest, PayrollAnswer>;
