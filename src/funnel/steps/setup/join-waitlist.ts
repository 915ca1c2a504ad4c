import { z } from 'zod';
import { defineStep } from '../../engine/define-step.ts';

/** A view of the zip page, for a state the lender does not serve yet. */
export const joinWaitlist = defineStep({
  key: 'joinWaitlist',
  path: '/app/initial-setup/zip?view=waitlist',
  askedOf: 'household',
  chapter: null,
  seconds: 20,
  screen: 'waitlist',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: false,
  followUps: ['joinWaitlist'],
  isDeadEnd: true,
  answers: z.object({ wantsWaitlistNews: z.boolean() }),
  fields: [{ name: 'wantsWaitlistNews', kind: 'statement' }],
  read: ({ wantsWaitlistNews }) => ({ wantsWaitlistNews }),
  write: (application, answers) => ({ ...application, ...answers }),
});
