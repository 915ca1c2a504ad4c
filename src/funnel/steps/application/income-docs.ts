import { z } from 'zod';
import { applicantPart, withApplicant } from '../../engine/applicant-part.ts';
import { defineStep } from '../../engine/define-step.ts';

/** Files are added and removed on the page itself; the answer is "done for now". Missing documents wait in the hub. */
export const incomeDocs = defineStep({
  key: 'incomeDocs',
  path: '/app/application/upload',
  askedOf: 'each',
  chapter: null,
  seconds: 20,
  screen: 'documents',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: false,
  followUps: [],
  answers: z.object({ hasHandedInDocuments: z.literal(true, 'confirmNeeded') }),
  fields: [{ name: 'hasHandedInDocuments', kind: 'statement' }],
  read: (application, person) => ({
    hasHandedInDocuments: applicantPart(application, person).hasHandedInDocuments === true ? (true as const) : null,
  }),
  write: (application, answers, person) => withApplicant(application, { person, change: answers }),
});
