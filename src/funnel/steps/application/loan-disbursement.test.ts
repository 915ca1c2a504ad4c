import { expect, it } from 'vitest';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { personaDay } from '#sandbox/personas/parts/persona-day.ts';
import { checkAnswers } from '../../engine/check-answers.ts';
import { loanDisbursement } from './loan-disbursement.ts';

const application = { ...applicationOf(homeownerWithOneJob, 'loanDisbursement'), liabilities: [] };
const line = application.offerChoice?.amount ?? 0;
const drawing = (firstDraw: number) =>
  checkAnswers({
    step: loanDisbursement,
    answers: {
      accountHolder: 'Alma Reyes',
      bankName: 'Cumberland Bank',
      accountKind: 'checking',
      routingNumber: '021000021',
      accountNumber: '123456789',
      firstDraw,
    },
    asOf: personaDay,
    within: { application, person: 'borrower' },
  });

it('takes a first draw up to the line, and not beyond', () => {
  expect(line).toBeGreaterThan(0);
  expect(drawing(line).kind).toBe('valid');
  expect(drawing(line + 1)).toEqual({ kind: 'invalid', issues: [{ path: ['firstDraw'], code: 'drawOverLine' }] });
});
