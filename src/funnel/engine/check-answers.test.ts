import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { addressAnswers as address, identityAnswers as identity } from '#testing/identity-answers.ts';
import { steps } from '../steps.ts';
import { checkAnswers } from './check-answers.ts';
import type { Step } from './define-step.ts';

const asOf = toDay('2026-11-15');
const account = {
  accountHolder: 'D',
  bankName: 'B',
  accountKind: 'checking',
  routingNumber: '021000021',
  accountNumber: '12345',
  firstDraw: 0,
};
const event = { kind: 'bankruptcy', on: '2020-01-01', chapter: 'chapter7' };

const rows: [string, Step, unknown, string, string][] = [
  ['a missing name', steps.name, { firstName: 'Dana' }, 'lastName', 'required'],
  ['a blank name', steps.name, { firstName: '  ', lastName: 'W' }, 'firstName', 'required'],
  ['a name of 61 letters', steps.name, { firstName: 'x'.repeat(61), lastName: 'W' }, 'firstName', 'tooLong'],
  ['a name of pictures', steps.name, { firstName: '🏠🎉', lastName: 'W' }, 'firstName', 'nameFormat'],
  ['a name of signs', steps.creditScore, { ...identity, lastName: "-.'" }, 'lastName', 'nameFormat'],
  [
    'a second person of signs',
    steps.coborrower,
    { hasCoborrower: true, firstName: '?', lastName: 'W', email: 'm@example.com' },
    'firstName',
    'nameFormat',
  ],
  [
    'an employer of signs',
    steps.application5,
    { isEmployed: true, employments: [{ employerName: '***', position: 'Cook' }] },
    'employments.0.employerName',
    'nameFormat',
  ],
  ['a bad e-mail', steps.email, { email: 'dana@' }, 'email', 'emailFormat'],
  ['a birth month', steps.creditScore, { ...identity, dateOfBirth: '03/1985' }, 'dateOfBirth', 'dayNeeded'],
  ['an ISO birth month', steps.creditScore, { ...identity, dateOfBirth: '1985-03' }, 'dateOfBirth', 'dayNeeded'],
  [
    'a birth year of 1885',
    steps.creditScore,
    { ...identity, dateOfBirth: '1885-03-14' },
    'dateOfBirth',
    'yearOutOfRange',
  ],
  [
    'a month of 1520',
    steps.hasFbm,
    { hasFbm: true, derogatoryEvents: [{ ...event, on: '03/15/1520' }] },
    'derogatoryEvents.0.on',
    'yearOutOfRange',
  ],
  ['a day that is not', steps.creditScore, { ...identity, dateOfBirth: '02/30/1985' }, 'dateOfBirth', 'invalid'],
  ['a range of amounts', steps.propertyValue, { value: '500-600' }, 'value', 'invalid'],
  ['a home for 9,999', steps.propertyValue, { value: 9999 }, 'value', 'valueTooSmall'],
  ['a home without a value', steps.propertyValue, { value: null }, 'value', 'required'],
  [
    'a negative balance',
    steps.mortgageEstimate,
    { estimatedMortgageBalance: -1 },
    'estimatedMortgageBalance',
    'negative',
  ],
  ['a home worth less than nothing', steps.propertyValue, { value: -585_000 }, 'value', 'negative'],
  [
    'an absurd balance',
    steps.mortgageEstimate,
    { estimatedMortgageBalance: 2e9 },
    'estimatedMortgageBalance',
    'tooBig',
  ],
  [
    'a balance with cents',
    steps.mortgageEstimate,
    { estimatedMortgageBalance: 1.5 },
    'estimatedMortgageBalance',
    'invalid',
  ],
  ['a yes without what and when', steps.hasFbm, { hasFbm: true }, 'derogatoryEvents', 'required'],
  [
    'trouble in the future',
    steps.hasFbm,
    { hasFbm: true, derogatoryEvents: [{ ...event, on: '2027-01-01' }] },
    'derogatoryEvents.0.on',
    'inFuture',
  ],
  [
    'a bankruptcy without chapter',
    steps.hasFbm,
    { hasFbm: true, derogatoryEvents: [{ ...event, chapter: null }] },
    'derogatoryEvents.0.chapter',
    'required',
  ],
  ['a short ZIP code', steps.zip, { zip: '3720' }, 'zip', 'zipFormat'],
  ['a home in American Samoa', steps.zip, { zip: '96799' }, 'zip', 'zipOutside'],
  ['a ZIP code nobody has', steps.zip, { zip: '00001' }, 'zip', 'zipUnknown'],
  [
    'no consent',
    steps.creditScore,
    { ...identity, hasConsentedToSoftPull: false },
    'hasConsentedToSoftPull',
    'consentNeeded',
  ],
  ['an SSN nobody has', steps.creditScore, { ...identity, ssn: '666121234' }, 'ssn', 'ssnNeverIssued'],
  ['an SSN of eight digits', steps.creditScore, { ...identity, ssn: '12345678' }, 'ssn', 'ssnFormat'],
  ['no SSN', steps.creditScore, { ...identity, ssn: null }, 'ssn', 'required'],
  ['seventeen years', steps.creditScore, { ...identity, dateOfBirth: '2008-11-16' }, 'dateOfBirth', 'tooYoung'],
  ['a birth before 1906', steps.creditScore, { ...identity, dateOfBirth: '1906-11-14' }, 'dateOfBirth', 'tooLongAgo'],
  [
    'an address without a street',
    steps.creditScore,
    { ...identity, address: { ...address, line1: null } },
    'address.line1',
    'required',
  ],
  [
    'an address whose street was never typed',
    steps.creditScore,
    { ...identity, address: { ...address, line1: undefined } },
    'address.line1',
    'required',
  ],
  ['no address in the history', steps.application, { residences: [] }, 'residences', 'required'],
  [
    'a co-borrower without a name',
    steps.coborrower,
    { hasCoborrower: true, lastName: 'W', email: 'm@example.com' },
    'firstName',
    'required',
  ],
  [
    'mortgages not confirmed',
    steps.mortgageBalance,
    { mortgages: [], areMortgagesReviewed: false },
    'areMortgagesReviewed',
    'confirmNeeded',
  ],
  [
    'a wrong routing number',
    steps.loanDisbursement,
    { ...account, routingNumber: '021000022' },
    'routingNumber',
    'routingCheckDigit',
  ],
  [
    'a short routing number',
    steps.loanDisbursement,
    { ...account, routingNumber: '1' },
    'routingNumber',
    'routingFormat',
  ],
  [
    'letters in an account',
    steps.loanDisbursement,
    { ...account, accountNumber: 'abc' },
    'accountNumber',
    'accountFormat',
  ],
  ['half of nothing answered', steps.application7, {}, 'ethnicity', 'required'],
];

describe('what is wrong with an answer', () => {
  it.each(rows)('%s', (_name, step, answers, path, code) => {
    const checked = checkAnswers({ step, answers, asOf });
    const issues = checked.kind === 'invalid' ? checked.issues.map((issue) => [issue.path.join('.'), issue.code]) : [];
    expect(issues).toContainEqual([path, code]);
  });

  it('names one problem a field, in the order the page asks', () => {
    const answers = {
      ...identity,
      ssn: '1',
      firstName: '',
      dateOfBirth: null,
      address: { ...address, zip: '1', city: '' },
    };
    const checked = checkAnswers({ step: steps.creditScore, answers, asOf });
    expect(checked.kind === 'invalid' && checked.issues.map(({ path }) => path.join('.'))).toEqual([
      'firstName',
      'dateOfBirth',
      'ssn',
      'address.city',
      'address.zip',
    ]);
  });

  it.each(['山田', 'Þórdís', 'O’Neill d’Ávila', 'J. R.-R.', 'أحمد', 'नीता', 'Nguyễn 3'])(
    'takes the name %s',
    (firstName) => {
      expect(checkAnswers({ step: steps.name, answers: { firstName, lastName: 'W' }, asOf }).kind).toBe('valid');
    },
  );

  it.each(['3M', '84', '7-Eleven', '株式会社'])('takes the employer %s', (employerName) => {
    const checked = checkAnswers({
      step: steps.application5,
      answers: { isEmployed: true, employments: [{ employerName }] },
      asOf,
    });
    const places = checked.kind === 'invalid' ? checked.issues.map(({ path }) => path.join('.')) : [];
    expect(places).not.toContain('employments.0.employerName');
  });

  it('lets eighteen begin on the birthday', () => {
    expect(
      checkAnswers({ step: steps.creditScore, answers: { ...identity, dateOfBirth: '2008-11-15' }, asOf }).kind,
    ).toBe('valid');
  });

  it('wants a job to end after it began, and no day ahead of today', () => {
    const job = {
      employerName: 'A',
      position: 'B',
      isOwner: false,
      base: 100,
      startDate: '2026-05-01',
      isCurrent: false,
      endDate: '2026-04-01',
    };
    const check = (change: object) =>
      checkAnswers({
        step: steps.application5,
        answers: { isEmployed: true, employments: [{ ...job, ...change }] },
        asOf,
      });
    expect(check({})).toEqual({
      kind: 'invalid',
      issues: [{ path: ['employments', 0, 'endDate'], code: 'endsBeforeStart' }],
    });
    expect(check({ startDate: '2026-12-01', isCurrent: true })).toEqual({
      kind: 'invalid',
      issues: [{ path: ['employments', 0, 'startDate'], code: 'inFuture' }],
    });
    expect(check({ isCurrent: true }).kind).toBe('valid');
  });
});
