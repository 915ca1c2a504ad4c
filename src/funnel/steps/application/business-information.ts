import { z } from 'zod';
import { business, businessStructure } from '#entities/application/business.ts';
import { isOwned } from '#rules/employment/ownership.ts';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { inOrder, notInFuture } from '../../engine/calendar-checks.ts';
import { defineStep } from '../../engine/define-step.ts';

/** Outside the flow: opens for applicants who own 25% or more of their employer. */
export const businessInformation = defineStep({
  key: 'businessInformation',
  path: '/app/application/business-information',
  askedOf: 'each',
  chapter: null,
  seconds: 20,
  screen: 'form',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object(business.shape),
  fields: [
    { name: 'legalName', kind: 'text', autocomplete: 'organization' },
    { name: 'structure', kind: 'choice', options: businessStructure.options },
    { name: 'industry', kind: 'text' },
    { name: 'startedOn', kind: 'month' },
    { name: 'address', kind: 'address' },
    { name: 'employees', kind: 'number' },
    { name: 'lastReturnYear', kind: 'number' },
    { name: 'lastReturnFiledOn', kind: 'date', optional: true },
  ],
  read: (application, person) => {
    const stored = applicantPart(application, person).business;
    return {
      legalName: stored?.legalName ?? null,
      structure: stored?.structure ?? null,
      industry: stored?.industry ?? null,
      startedOn: stored?.startedOn ?? null,
      address: stored?.address ?? null,
      employees: stored?.employees ?? null,
      lastReturnYear: stored?.lastReturnYear ?? null,
      lastReturnFiledOn: stored?.lastReturnFiledOn ?? null,
    };
  },
  write: (application, answers, person) => withApplicant(application, { person, change: { business: answers } }),
  isAsked: (application, person) => {
    const { isSelfEmployed, employments } = applicantPart(application, person);
    return isSelfEmployed === true || employments.some((job) => job.endDate === null && isOwned(job));
  },
  check: ({ startedOn, lastReturnFiledOn }, asOf) => [
    ...notInFuture({ path: ['startedOn'], date: startedOn, asOf }),
    ...notInFuture({ path: ['lastReturnFiledOn'], date: lastReturnFiledOn, asOf }),
    ...inOrder({ path: ['lastReturnFiledOn'], from: startedOn, to: lastReturnFiledOn }),
  ],
});
