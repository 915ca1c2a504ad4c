import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import { isSameCompany } from '#entities/values/company-words.ts';
import type { Person } from '#entities/values/person.ts';
import { applicantPart, withApplicant } from './engine/applicant-part.ts';

type Verified = { person: Person; jobs: readonly Employment[] };

/** Payroll or bank records replace the same job entered by hand. */
export const withVerifiedJobs = (application: Application, { person, jobs }: Verified): Application => {
  const { employments } = applicantPart(application, person);
  const others = employments.filter(
    (stored) =>
      !jobs.some(
        (job) =>
          job.id === stored.id ||
          (stored.dataSource === 'manual' && isSameCompany(job.employerName, stored.employerName)),
      ),
  );
  return withApplicant(application, { person, change: { isEmployed: true, employments: [...jobs, ...others] } });
};
