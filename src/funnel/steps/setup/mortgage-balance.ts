import { defineStep } from '../../engine/define-step.ts';
import { homeLoanAnswers, homeLoanFields, readMortgages, writeMortgages } from '../../questions/home-loans.ts';

/** Confirm, correct or add the loans on the home. */
export const mortgageBalance = defineStep({
  key: 'mortgageBalance',
  path: '/app/initial-setup/mortgage-balance',
  askedOf: 'household',
  chapter: 'yourOffer',
  seconds: 45,
  screen: 'form',
  aside: 'estimate',
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: homeLoanAnswers,
  fields: [
    { name: 'mortgages', kind: 'list', optional: true, item: homeLoanFields },
    { name: 'areMortgagesReviewed', kind: 'statement' },
  ],
  read: readMortgages,
  write: writeMortgages,
});
