import type { AvmFinding } from '#entities/facts/avm-review.ts';

const findings: Readonly<Record<AvmFinding, string>> = {
  supported: 'The value is supported',
  tooHigh: 'The value is too high',
  tooLow: 'The value is too low',
};

/** Text for values drawn at random for review. */
export const avmReviewWords = {
  title: 'Review of the model’s value',
  drawn: (day: string) =>
    `Drawn at random on ${day} (12 CFR 1026.42(i)). A colleague who did not decide the loan reviews it; the finding changes no decision.`,
  model: 'Model',
  value: 'Value',
  finding: 'Finding',
  findings,
  ownValue: 'Your own value',
  valueNeeded: 'Enter the value you find supported.',
  comparables: 'Comparable sales and how they compare',
  comparablesNeeded: 'Name the sales you compared it with.',
  submit: 'Record finding',
  reviewer: 'Reviewed',
  by: (name: string, day: string) => `${name}, ${day}`,
  reviewedMeanwhile: 'A colleague already recorded a finding.',
  decidedByYou: 'You decided this loan, so a colleague has to review its value.',
} as const;
