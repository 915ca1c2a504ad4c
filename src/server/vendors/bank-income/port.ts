import { z } from 'zod';
import { employment } from '#entities/application/employment.ts';
import { foundIncome } from '#entities/facts/found-income.ts';
import { day } from '#entities/values/day.ts';
import { positiveDollars } from '#entities/values/money.ts';
import type { IncomeRequest } from '../payroll-income/port.ts';
import type { Port, Recorded } from '../port.ts';

const bankJob = employment.extend({ dataSource: z.literal('bank') });

/** A bank sees regular deposits, and single large ones that underwriting questions. */
export const bankAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('found'),
    jobs: z.array(bankJob),
    /** Null where the vendor shows income only: nobody has looked at the other deposits. */
    largeDeposits: z.array(z.object({ amount: positiveDollars, on: day })).nullable(),
    /** Stored answers from before kinds were told apart have none. */
    income: z.array(foundIncome).default([]),
  }),
  z.object({ kind: z.literal('notFound') }),
]);
export type BankAnswer = z.infer<typeof bankAnswer>;

export type BankIncomePort = Port<IncomeRequest, BankAnswer>;
export type BankIncome = Recorded<IncomeRequest, BankAnswer>;
