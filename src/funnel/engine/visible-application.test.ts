import { expect, it } from 'vitest';
import { emptyApplicant } from '#entities/applicant.ts';
import { emptyApplication } from '#entities/application.ts';
import { toDollars } from '#entities/money.ts';
import { visibleApplication } from './visible-application.ts';

const couple = () => ({
  ...emptyApplication(),
  borrower: { ...emptyApplicant(), firstName: 'Dana', annualIncome: toDollars(90_000), ssnLast4: '1120' },
  coborrower: { ...emptyApplicant(), firstName: 'Marcus', annualIncome: toDollars(70_000), ssnLast4: '4471' },
});

it.each([
  ['borrower', 'coborrower', 'Marcus'],
  ['coborrower', 'borrower', 'Dana'],
] as const)('the %s sees of the %s only the name', (person, other, name) => {
  const visible = visibleApplication(couple(), person);
  expect(visible[person]).toEqual(couple()[person]);
  expect(visible[other]).toEqual({ ...emptyApplicant(), firstName: name });
});

it('leaves an application of one as it is', () => {
  const alone = { ...couple(), coborrower: null };
  expect(visibleApplication(alone, 'borrower')).toEqual(alone);
});
