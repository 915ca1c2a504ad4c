import type { FoundIncome } from '#entities/facts/found-income.ts';
import { toDollars } from '#entities/values/money.ts';
import type { BankAnswer } from '#server/vendors/bank-income/port.ts';
import type { IncomeRequest } from '#server/vendors/payroll-income/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { PersonaBook } from './persona-book.ts';
import { salariedJobs } from './sandbox-payroll-income.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** The salaries together, and the tax refund most accounts show once a year. */
const incomeIn = (request: IncomeRequest): FoundIncome[] => {
  const monthly = toDollars(salariedJobs(request).reduce((sum, { base }) => sum + (base ?? 0), 0));
  return monthly === 0
    ? []
    : [
        { type: 'salary', monthly },
        { type: 'taxRefund', monthly: toDollars(140) },
      ];
};

export const sandboxBankIncome = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<IncomeRequest> =>
  switched<IncomeRequest, BankAnswer>(surroundings, {
    vendor: 'bankIncome',
    answer: (request) => ({
      kind: 'found',
      jobs: salariedJobs(request).map((job) => ({
        ...job,
        id: `bank-${job.id}`,
        reportId: `bank-${job.id}`,
        dataSource: 'bank',
      })),
      largeDeposits: book.findPerson(request)?.facts.largeDeposits ?? [],
      income: incomeIn(request),
    }),
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer, { asOf }) =>
        answer.kind === 'found' ? { ...answer, largeDeposits: [{ amount: 15_000, on: asOf }] } : answer,
    },
  });
