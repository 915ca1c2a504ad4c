import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { addedStep, funnelWithAddedStep as funnel } from '#testing/added-step.ts';
import { destinationAfter } from './destination-after.ts';
import { checkAnswers } from './engine/check-answers.ts';
import { decideRedirect } from './engine/decide-redirect.ts';
import { isComplete } from './engine/is-complete.ts';
import { isOpen } from './engine/is-open.ts';
import { progress } from './engine/progress.ts';
import { resumePath } from './engine/resume.ts';
import { setupSlugPath } from './engine/setup-slug.ts';
import { stepByKey, stepByPath } from './engine/step-lookup.ts';
import { summarySteps } from './engine/summary-steps.ts';
import { frontier, nextStep, previousStep } from './engine/walk.ts';
import { productFunnel } from './flows.ts';

const { key, path } = addedStep;
const application = applicationOf(homeownerWithOneJob, 'mortgageEstimate');
const here = { application, variant: 'withUsageStep', person: 'borrower', funnel } as const;
const answered = { ...here, application: addedStep.write(application, { hasNewMortgage: false }, 'borrower') };

describe('a step that is only defined and put into a flow', () => {
  it('is found by its key, its address and its slug, and nowhere in the product', () => {
    expect(stepByKey(key, here)).toBe(addedStep);
    expect(stepByPath(path, here)).toBe(addedStep);
    expect(setupSlugPath('new-mortgage-question', funnel)).toBe(path);
    expect(stepByKey(key, { funnel: productFunnel })).toBeNull();
  });

  it('is walked: reached from the step before it, complete once answered, left for the step after it', () => {
    expect(nextStep({ ...here, key: 'propertyValue' })?.key).toBe(key);
    expect(previousStep({ ...here, key: 'mortgageEstimate' })?.key).toBe(key);
    expect(frontier(here).key).toBe(key);
    expect(isComplete(addedStep, answered.application, 'borrower')).toBe(true);
    expect(frontier(answered).key).toBe('mortgageEstimate');
  });

  it('opens in its turn, and a later one only after it', () => {
    const status = 'propertyValue';
    expect(isOpen({ ...here, status }, addedStep)).toBe(true);
    const later = stepByKey('mortgageEstimate', here);
    expect(later && isOpen({ ...here, status }, later)).toBe(false);
    expect(later && isOpen({ ...answered, status }, later)).toBe(true);
  });

  it('is led to, and leads on, with a status the contract knows', () => {
    const saved = { ...here, status: 'propertyValue', trace: [] } as const;
    const there = destinationAfter({ ...saved, key: 'propertyValue' });
    expect(there).toEqual({ kind: 'next', to: path, status: 'propertyValue' });
    const on = destinationAfter({ ...saved, ...answered, key });
    expect(on).toEqual({ kind: 'next', to: '/app/initial-setup/mortgage-estimate', status: 'mortgageEstimate' });
    const back = destinationAfter({ ...saved, ...answered, status: 'creditScore', key });
    expect(back.status).toBe('creditScore');
  });

  it('is guarded and resumed by the numbered step before it, from which it is the next', () => {
    const record = {
      applicationStatus: 'propertyValue',
      user: { id: 'u1', email: 'dana@example.com', firstName: 'Dana', person: 'borrower' },
      hitchLoan: { id: 'l1', loanNumber: null },
      encompassConditionallyApproved: false,
    } as const;
    const facts = { path, session: 'authenticated', record: { kind: 'loaded', record } } as const;
    const to = resumePath('propertyValue');
    expect(decideRedirect({ ...facts, arrival: 'navigate' })).toEqual({ kind: 'go', to });
    expect(decideRedirect({ ...facts, arrival: 'inApp' })).toEqual({ kind: 'stay' });
    const resumed = stepByPath(to, here);
    expect(resumed && nextStep({ ...here, key: resumed.key })?.key).toBe(key);
  });

  it('counts in its chapter and in the time that is left', () => {
    const without = progress({ ...here, funnel: productFunnel, key: 'mortgageEstimate' });
    const now = progress({ ...here, key });
    expect(now.question).toEqual({ chapter: 'yourHome', number: 2, of: (without.question?.of ?? 0) + 1 });
    expect(now.minutesLeft).toBeGreaterThan(without.minutesLeft);
    expect(progress({ ...answered, key: 'mortgageEstimate' }).chapters[1]).toMatchObject({ done: 2 });
  });

  it('is checked like any other', () => {
    const check = (answers: unknown) =>
      checkAnswers({ step: addedStep, answers, asOf: toDay('2026-11-15'), within: here });
    expect(check({})).toEqual({ kind: 'invalid', issues: [{ path: ['hasNewMortgage'], code: 'required' }] });
    expect(check({ hasNewMortgage: true })).toEqual({ kind: 'valid', answers: { hasNewMortgage: true } });
  });

  it('stands in the summary', () => {
    expect(summarySteps(here).map((step) => step.key)).toContain(key);
  });
});
