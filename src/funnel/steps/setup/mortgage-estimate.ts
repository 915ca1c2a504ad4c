import { z } from 'zod';
import { positiveDollars } from '#entities/values/money.ts';
import { defineStep } from '../../engine/define-step.ts';
import { withStatedBalance } from '../../questions/stated-balance.ts';

/** Zero is an answer: the home is paid off. */
export const mortgageEstimate = defineStep({
  key: 'mortgageEstimate',
  path: '/app/initial-setup/mortgage-estimate',
  askedOf: 'household',
  chapter: 'yourHome',
  seconds: 20,
  screen: 'form',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ estimatedMortgageBalance: positiveDollars }),
  fields: [{ name: 'estimatedMortgageBalance', kind: 'money' }],
  read: ({ estimatedMortgageBalance }) => ({ estimatedMortgageBalance }),
  write: (application, { estimatedMortgageBalance }) => withStatedBalance(application, estimatedMortgageBalance),
});
