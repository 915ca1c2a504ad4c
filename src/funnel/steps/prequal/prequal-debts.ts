import { defineStep } from '../../engine/define-step.ts';
import { debtAnswers, debtFields, readDebts, writeDebts } from '../../questions/debts.ts';

/** Which debts the line pays off, and which are missing from the list. */
export const prequalDebts = defineStep({
  key: 'prequalDebts',
  path: '/prequal/debts',
  screen: 'custom',
  answers: debtAnswers,
  fields: [
    { name: 'liabilities', kind: 'list', optional: true, item: debtFields },
    { name: 'areDebtsReviewed', kind: 'yesNo' },
  ],
  read: readDebts,
  write: writeDebts,
});
