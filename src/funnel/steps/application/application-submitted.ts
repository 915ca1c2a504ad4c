import { z } from 'zod';
import { defineStep } from '../../engine/define-step.ts';

/** The end of every flow: no questions here, the hub takes over. */
export const applicationSubmitted = defineStep({
  key: 'applicationSubmitted',
  path: '/app/application/submitted',
  askedOf: 'each',
  chapter: null,
  seconds: 20,
  screen: 'submitted',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: false,
  followUps: ['sendReceipt'],
  answers: z.object({}),
  fields: [],
  read: () => ({}),
  write: (application) => application,
});
