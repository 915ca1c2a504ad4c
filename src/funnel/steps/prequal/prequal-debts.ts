import { defineStep } from '../../engine/define-step.ts';
import { debtAnswers, debtFields, readDebts, writeDebts } from '../../questions/debts.ts';

/** The debts the line pays off, and any missing from the list. */
export const prequalDebts = defineStep({
  key: 'prequalDebts',
  path: '/prequal/debts',
  askedOf: 'household',
  chapter: 'yourFinances',
  seconds: 45,
  screen: 'form',
  aside: 'homeValue',
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: debtAnswers,
  fields: [
    { name: 'liabilities', kind: 'list', optional: true, item: debtFields },
    { name: 'areDebtsReviewed', kind: 'statement' },
  ],
  read: readDebts,
  write: writeDebts,
});
