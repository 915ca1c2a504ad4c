import { expect, it } from 'vitest';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { canSubmit } from './can-submit.ts';

const at = (answeredUpTo: string) =>
  ({
    status: 'loanDisbursement',
    person: 'borrower',
    variant: homeownerWithOneJob.variant,
    application: applicationOf(homeownerWithOneJob, answeredUpTo),
  }) as const;

it('once every page is answered, and not before', () => {
  expect(canSubmit(at('applicationSubmitted'))).toBe(true);
  expect(canSubmit(at('loanDisbursement'))).toBe(false);
  expect(canSubmit(at('application5'))).toBe(false);
});

it('once: not again after it was sent', () => {
  expect(canSubmit({ ...at('applicationSubmitted'), status: 'applicationSubmitted' })).toBe(false);
});

it('each person for their own part', () => {
  const application = applicationOf(workedExampleCouple, 'applicationSubmitted');
  const { variant } = workedExampleCouple;
  expect(canSubmit({ application, variant, person: 'coborrower', status: 'incomeDocs' })).toBe(true);
});
