import { expect, it } from 'vitest';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { submitsApplication } from './submits-application.ts';

const at = (key: string, answeredUpTo = key) =>
  ({
    key,
    status: 'loanDisbursement',
    person: 'borrower',
    variant: homeownerWithOneJob.variant,
    application: applicationOf(homeownerWithOneJob, answeredUpTo),
  }) as const;

it('is the last page, and none before it', () => {
  expect(submitsApplication(at('loanDisbursement'))).toBe(true);
  expect(submitsApplication(at('incomeDocs'))).toBe(false);
});

it('is not the last page while a page before it is open', () => {
  expect(submitsApplication(at('loanDisbursement', 'application5'))).toBe(false);
});

it('is no page once it was submitted', () => {
  expect(submitsApplication({ ...at('loanDisbursement'), status: 'applicationSubmitted' })).toBe(false);
});

it('is a coborrower’s own last page', () => {
  const application = applicationOf(workedExampleCouple, 'applicationSubmitted');
  const page = { application, person: 'coborrower', variant: workedExampleCouple.variant } as const;
  expect(submitsApplication({ ...page, key: 'incomeDocs', status: 'incomeDocs' })).toBe(true);
  expect(submitsApplication({ ...page, key: 'identityVerification', status: 'incomeDocs' })).toBe(false);
});
