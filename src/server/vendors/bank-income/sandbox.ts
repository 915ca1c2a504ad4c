import type { IncomeRequest } from '../payroll-income/port.ts';
import { salariedJobs } from '../payroll-income/sandbox.ts';
import type { Adapter } from '../port.ts';
import type { PersonaBook } from '../sandbox/persona-book.ts';
import { type SandboxSurroundings, switched } from '../sandbox/switched.ts';
import type { BankAnswer } from './port.ts';

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
