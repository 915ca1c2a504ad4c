import { z } from 'zod';
import { recordWithStated } from '#rules/employment/record-with-stated.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { inOrder, notInFuture } from '../../engine/calendar-checks.ts';
import { defineStep } from '../../engine/define-step.ts';
import { job, jobFields, readJob, writtenJob } from '../../questions/jobs.ts';
import { businessInformation } from './business-information.ts';

/** Forty jobs in two years do occur; hundreds do not. */
const MOST_JOBS = 80;

/** Page 4: two years of work. A gap never blocks the page; it becomes a request. */
export const employmentHistory = defineStep({
  key: 'application5',
  path: '/app/application/4',
  askedOf: 'each',
  chapter: null,
  seconds: 180,
  screen: 'employmentHistory',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  detour: businessInformation,
  answers: z.object({
    isEmployed: z.boolean(),
    employments: z.array(job).max(MOST_JOBS, 'tooMany'),
    gapExplanation: z.string().trim().min(1).max(2000).nullable(),
  }),
  fields: [
    { name: 'isEmployed', kind: 'yesNo' },
    { name: 'employments', kind: 'list', isAsked: ({ isEmployed }) => isEmployed === true, item: jobFields },
    { name: 'gapExplanation', kind: 'longText', optional: true },
  ],
  read: (application, person) => {
    const { isEmployed, employments, gapExplanation } = applicantPart(application, person);
    return { isEmployed, employments: employments.map(readJob), gapExplanation };
  },
  write: (application, { isEmployed, employments, gapExplanation }, person) => {
    // An applicant cannot change a payroll or bank record: they add what it does not hold, and any other edit is dropped.
    const answered = employments.map(writtenJob);
    const verified = applicantPart(application, person)
      .employments.filter(({ dataSource }) => dataSource !== 'manual')
      .map((record) =>
        recordWithStated(
          record,
          answered.find(({ id }) => id === record.id),
        ),
      );
    const manual = answered.filter(({ id }) => !verified.some((record) => record.id === id));
    return withApplicant(application, {
      person,
      change: { isEmployed, gapExplanation, employments: [...verified, ...manual] },
    });
  },
  check: ({ employments }, asOf) =>
    (employments ?? []).flatMap(({ startDate, endDate }, at) => [
      ...notInFuture({ path: ['employments', at, 'startDate'], date: startDate, asOf }),
      ...inOrder({ path: ['employments', at, 'endDate'], from: startDate, to: endDate }),
    ]),
});
