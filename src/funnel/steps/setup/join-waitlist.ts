import { z } from 'zod';
import { defineStep } from '../../engine/define-step.ts';

/** A view of the zip page, for a state the lender does not serve yet. */
export const joinWaitlist = defineStep({
  key: 'joinWaitlist',
  path: '/app/initial-setup/zip?view=waitlist',
  screen: 'custom',
  answers: z.object({ wantsWaitlistNews: z.boolean() }),
  fields: [{ name: 'wantsWaitlistNews', kind: 'yesNo' }],
  read: ({ wantsWaitlistNews }) => ({ wantsWaitlistNews }),
  write: (application, answers) => ({ ...application, ...answers }),
});
