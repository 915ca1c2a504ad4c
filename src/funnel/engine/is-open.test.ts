import { expect, it } from 'vitest';
import { emptyApplicant } from '#entities/application/applicant.ts';
import { emptyApplication } from '#entities/application/application.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { reportedDebt } from '#sandbox/personas/parts/bureau-debts.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { stepsBesideTheFlow } from '../flows.ts';
import { steps } from '../steps.ts';
import { isOpen } from './is-open.ts';
import { frontier } from './walk.ts';

const { application, status } = situationOf(workedExampleCouple, 'application5');
const { variant } = workedExampleCouple;

it('keeps a page open that one has got to, although the other’s file brought a loan to confirm before it', () => {
  const found = reportedDebt({ id: 'found', type: 'mortgage', creditor: 'Found Bank', balance: 1000, payment: 10 });
  const walk = { application: { ...application, mortgages: [...application.mortgages, found] }, variant };
  expect(frontier({ ...walk, person: 'borrower' }).key).toBe('mortgageBalance');
  expect(isOpen({ ...walk, person: 'borrower', status }, steps.application5)).toBe(true);
  expect(isOpen({ ...walk, person: 'borrower', status }, steps.application8)).toBe(false);
});

it('gives a co-borrower only what each answers for themselves, beside the flow too', () => {
  const walk = { application, variant, person: 'coborrower' as const, status: 'applicationSubmitted' as const };
  const open = Object.values(steps).filter((step) => isOpen(walk, step));
  expect(open.filter(({ askedOf }) => askedOf !== 'each').map(({ key }) => key)).toEqual([]);
});

it('opens a page beside the flow to whom it is asked of, however far they have got', () => {
  const begun = { application: emptyApplication(), variant, person: 'borrower' as const, status: 'unknown' as const };
  const owner = { ...emptyApplicant(), isSelfEmployed: true };
  const openTo = (walk: Parameters<typeof isOpen>[0]) =>
    stepsBesideTheFlow.filter((step) => isOpen(walk, step)).map(({ key }) => key);
  expect(openTo(begun)).toEqual(['creditIncome', 'joinWaitlist']);
  const owned = { ...begun.application, borrower: owner };
  expect(openTo({ ...begun, application: owned })).toEqual(['creditIncome', 'joinWaitlist', 'businessInformation']);
  const invited = { ...begun.application, coborrower: emptyApplicant() };
  expect(openTo({ ...begun, application: invited, person: 'coborrower' })).toEqual([]);
  const both = { ...invited, coborrower: owner };
  expect(openTo({ ...begun, application: both, person: 'coborrower' })).toEqual(['businessInformation']);
  expect(openTo({ ...begun, application: both })).toEqual(['creditIncome', 'joinWaitlist']);
});
