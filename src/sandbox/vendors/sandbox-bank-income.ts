import type { BankAnswer } from '#server/vendors/bank-income/port.ts';
import type { IncomeRequest } from '#server/vendors/payroll-income/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { PersonaBook } from './persona-book.ts';
import { salariedJobs } from './sandbox-payroll-income.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

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
    }),
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer, { asOf }) =>
        answer.kind === 'found' ? { ...answer, largeDeposits: [{ amount: 15_000, on: asOf }] } : answer,
    },
  });
