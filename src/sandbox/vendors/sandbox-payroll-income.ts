import type { Employment, EmploymentAnswer } from '#entities/application/employment.ts';
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

const knownJobs = (request: IncomeRequest, book: PersonaBook): readonly Employment[] => {
  const known = book.findPerson(request);
  return known ? (known.facts.verifiedEmployments[known.person] ?? []) : salariedJobs(request);
};

export const sandboxPayrollIncome = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<IncomeRequest> =>
  switched<IncomeRequest, PayrollAnswer>(surroundings, {
    vendor: 'payrollIncome',
    answer: (request) => answerOf(knownJobs(request, book)),
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer) =>
        answer.kind === 'found'
          ? { ...answer, jobs: answer.jobs.map((job) => ({ ...job, base: Math.round((job.base ?? 0) * 0.7) })) }
          : answer,
      duplicate: (answer) => (answer.kind === 'found' ? { ...answer, jobs: [...answer.jobs, ...answer.jobs] } : answer),
    },
  });

/** The same jobs asked about again. Switched to inconsistent, each has just ended. */
export const sandboxEmploymentCheck = (surroundings: SandboxSurroundings, book: PersonaBook): Adapter<IncomeRequest> =>
  switched<IncomeRequest, EmploymentAnswer>(surroundings, {
    vendor: 'payrollIncome',
    answer: (request) => {
      const answer = answerOf(knownJobs(request, book));
      const isHeld = ({ endDate }: Employment) => endDate === null || endDate > request.asOf;
      return answer.kind === 'notFound'
        ? answer
        : {
            kind: 'found',
            jobs: answer.jobs.map((job) => ({
              ...{ id: job.id, isActive: isHeld(job), endedOn: job.endDate, seenOn: request.asOf },
            })),
          };
    },
    twists: {
      thin: () => ({ kind: 'notFound' }),
      inconsistent: (answer, { asOf }) =>
        answer.kind === 'found'
          ? { ...answer, jobs: answer.jobs.map((job) => ({ ...job, isActive: false, endedOn: asOf })) }
          : answer,
    },
  });
