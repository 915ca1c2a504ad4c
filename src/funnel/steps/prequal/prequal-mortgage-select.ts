import { defineStep } from '../../engine/define-step.ts';
import { homeLoanAnswers, homeLoanFields, readMortgages, writeMortgages } from '../../questions/home-loans.ts';

/** Confirm, correct or add the loans on the home. */
export const prequalMortgageSelect = defineStep({
  key: 'prequalMortgageSelect',
  path: '/prequal/mortgage-select',
  askedOf: 'household',
  chapter: 'yourFinances',
  seconds: 45,
  screen: 'form',
  aside: 'homeValue',
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
