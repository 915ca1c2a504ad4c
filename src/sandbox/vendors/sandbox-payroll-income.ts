import type { Employment } from '#entities/application/employment.ts';
import type { IncomeRequest, PayrollAnswer } from '#server/vendors/payroll-income/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import type { PersonaBook } from './persona-book.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** Payroll covers current jobs as an employee; self-employment is in no payroll. */
export const salariedJobs = ({ stated }: IncomeRequest): Employment[] =>
  stated.employments.filter(({ endDate, percentageOwned }) => endDate === null && (percentageOwned ?? 0) === 0);

const verified = (job: Employment) => ({
  ...job,
  id: `payroll-${job.id}`,
  dataSource: 'payroll' as const,
  reportId: `payroll-${job.id}`,
});

const answerOf = (jobs: readonly Employment[]): PayrollAnswer =>
  jobs.length === 0
    ? { kind: 'notFound' }
    : {
        kind: 'found',
        jobs: jobs.map((job) => (job.dataSource === 'payroll' ? { ...job, dataSource: 'payroll' } : verified(job))),
      };

export const sandboxPayrollIncome = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<IncomeRequest> =>
  switched<IncomeRequest, PayrollAnswer>(surroundings, {
    vendor: 'payrollIncome',
    answer: (request) => {
      const known = book.findPerson(request);
      return answerOf(known ? (known.facts.verifiedEmployments[known.person] ?? []) : salariedJobs(request));
    },
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer) =>
        answer.kind === 'found'
          ? { ...answer, jobs: answer.jobs.map((job) => ({ ...job, base: Math.round((job.base ?? 0) * 0.7) })) }
          : answer,
      duplicate: (answer) => (answer.kind === 'found' ? { ...answer, jobs: [...answer.jobs, ...answer.jobs] } : answer),
    },
  });
