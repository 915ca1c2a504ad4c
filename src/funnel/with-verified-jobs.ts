import type { Application } from '#entities/application/application.ts';
import type { Employment } from '#entities/application/employment.ts';
import { isSameCompany } from '#entities/values/company-words.ts';
import type { Person } from '#entities/values/person.ts';
import { recordWithStated } from '#rules/employment/record-with-stated.ts';
import { applicantPart, withApplicant } from './engine/applicant-part.ts';

type Verified = { person: Person; jobs: readonly Employment[] };

/** Payroll or bank records replace the same job entered by hand, and keep what only the applicant can say of it. */
export const withVerifiedJobs = (application: Application, { person, jobs }: Verified): Application => {
  const { employments } = applicantPart(application, person);
  const isSame = (job: Employment, stored: Employment): boolean =>
    job.id === stored.id || (stored.dataSource === 'manual' && isSameCompany(job.employerName, stored.employerName));
  const others = employments.filter((stored) => !jobs.some((job) => isSame(job, stored)));
  const records = jobs.map((job) =>
    recordWithStated(
      job,
      employments.find((stored) => isSame(job, stored)),
    ),
  );
  return withApplicant(application, { person, change: { isEmployed: true, employments: [...records, ...others] } });
};
