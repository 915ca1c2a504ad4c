import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { checkAnswers } from '../../engine/check-answers.ts';
import { loanDisbursement } from './loan-disbursement.ts';

/** The first policy with the smallest advance of Texas. */
const TEXAS_ON = toDay('2026-11-17');
const application = { ...applicationOf(homeownerWithOneJob, 'loanDisbursement'), liabilities: [] };
const line = application.offerChoice?.amount ?? 0;
const drawing = (firstDraw: number, within = application) =>
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
    asOf: TEXAS_ON,
    within: { application: within, person: 'borrower' },
  });

it('takes a first draw up to the line, and not beyond', () => {
  expect(line).toBeGreaterThan(0);
  expect(drawing(line).kind).toBe('valid');
  expect(drawing(line + 1)).toEqual({
    kind: 'invalid',
    issues: [{ path: ['firstDraw'], code: 'drawOverLine', limit: line }],
  });
});

it.each<[string, typeof application, number]>([
  ['the policy of the lender', application, 500],
  ['the law of Texas', { ...application, property: { ...application.property, state: 'TX' } }, 4000],
])('takes no first draw below the smallest advance by %s', (_, within, least) => {
  expect(drawing(least, within).kind).toBe('valid');
  for (const draw of [1, least - 1])
    expect(drawing(draw, within)).toEqual({
      kind: 'invalid',
      issues: [{ path: ['firstDraw'], code: 'drawTooSmall', limit: least }],
    });
});
