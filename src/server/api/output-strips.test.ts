import { expect, it } from 'vitest';
import { z } from 'zod';
import { emptyApplication } from '#entities/application/application.ts';
import { toWire } from '#entities/contract/wire-form.ts';
import { currentProcedure } from './funnel/current.ts';
import { submitStepProcedure } from './funnel/submit-step.ts';

const outputOf = (procedure: { _def: object }): z.ZodType => {
  const { output } = procedure._def as { output?: unknown };
  if (!(output instanceof z.ZodType)) throw new Error('declares no output');
  return output;
};

const planted = 'PLANTED-900-12-3456';
const leaking = () => {
  const application = toWire(emptyApplication());
  return { ...application, ssn: planted, user: { ...application.user, ssn: planted, notes: { ssn: planted } } };
};

it('drops what is not part of the application from the page’s load', () => {
  const loaded = outputOf(currentProcedure).parse({
    application: leaking(),
    status: 'propertyValue',
    version: 1,
    variant: 'withUsageStep',
    person: 'borrower',
    email: null,
    isEmailConfirmed: false,
    hitchLoan: { id: 'l1', loanNumber: null, ssn: planted },
    encompassConditionallyApproved: false,
    savedAt: new Date(),
    hasHomeRecords: false,
    today: '2026-11-16',
    secret: planted,
  });
  expect(JSON.stringify(loaded)).not.toContain(planted);
});

it('drops what is not part of the application from a save’s answer', () => {
  const saved = { kind: 'saved', status: 'zip', next: '/app', version: 2, savedAt: new Date() };
  const answer = outputOf(submitStepProcedure).parse({ ...saved, application: leaking(), secret: planted });
  expect(JSON.stringify(answer)).not.toContain(planted);
});

it('names the main applicant as the contract does, and holds no second copy', () => {
  const saved = { kind: 'saved', status: 'zip', next: '/app', version: 2, savedAt: new Date() };
  const both = { ...emptyApplication(), ...toWire(emptyApplication()) };
  const answer = outputOf(submitStepProcedure).parse({ ...saved, application: both }) as { application: object };
  expect(Object.keys(answer.application)).toContain('user');
  expect(Object.keys(answer.application)).not.toContain('borrower');
});
