import { defineStep } from '../../engine/define-step.ts';
import { debtAnswers, debtFields, omissionField, readDebts, writeDebts } from '../../questions/debts.ts';

/** The debts the line pays off, and any missing from the list. */
export const debtConsolidation = defineStep({
  key: 'debtConsolidation',
  path: '/app/application/debt-consolidation',
  askedOf: 'household',
  chapter: null,
  seconds: 60,
  screen: 'debts',
  aside: null,
  refusedBy: 'anyRule',
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: debtAnswers,
  fields: [
    { name: 'liabilities', kind: 'list', optional: true, item: [...debtFields, omissionField] },
    { name: 'areDebtsReviewed', kind: 'statement' },
  ],
  read: readDebts,
  write: writeDebts,
});
