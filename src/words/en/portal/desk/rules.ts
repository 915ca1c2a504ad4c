import type { Change, RuleCode } from '#rules/trace/trace-row.ts';
import { changeText, ruleWords } from '../../rules.ts';

/** Each rule in the terms of the trade; applicants read theirs in plain words. */
export const deskRules = {
  ...ruleWords,
  usage: { name: 'Occupancy', rule: 'A primary home, a second home or an investment' },
  propertyType: { name: 'Property type', rule: 'A house, a townhouse, a condo or a small building' },
  valuation: { name: 'Valuation', rule: 'Confident enough to price the line' },
  score: { name: 'Credit score', rule: 'At or above the floor' },
  investmentScore: { name: 'Credit score, investment', rule: 'At or above the floor for an investment' },
  cltv: { name: 'CLTV', rule: 'Loans on the home and the line against its value' },
  dti: { name: 'DTI', rule: 'Monthly payments against income' },
} as const satisfies Readonly<Record<RuleCode, { name: string; rule: string }>>;

/** The change that would help, to someone who is not the applicant. */
export const deskChange = (change: Change, nameOf: (debtId: string) => string): string => {
  if (change.kind === 'liftFreeze') return 'The applicant lifts the freeze on their credit file; then order again.';
  if (change.kind === 'allowValuation') return 'An appraisal would settle the value.';
  return changeText(change, nameOf);
};
