import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { checkAnswers } from '#funnel/engine/check-answers.ts';
import { steps } from '#funnel/steps.ts';
import { answerErrors } from './answer-errors.ts';
import { questionWords } from './question-words.ts';

const ASOF = toDay('2026-11-15');

const errorsOf = (step: (typeof steps)['propertyValue' | 'hasFbm' | 'name' | 'creditScore'], answers: unknown) => {
  const checked = checkAnswers({ step, answers, asOf: ASOF });
  const issues = checked.kind === 'invalid' ? checked.issues : [];
  return answerErrors(issues, { fields: step.fields, words: questionWords(step.key), values: answers });
};

it('says how an amount is written when it cannot be read', () => {
  expect(errorsOf(steps.propertyValue, { value: '58x' }).value).toMatch(/whole dollars/);
  expect(errorsOf(steps.propertyValue, { value: null }).value).toContain('Estimated value');
});

it('asks for nothing that would be refused: a home is worth more than 0, a debt may be 0', () => {
  const missing = (step: (typeof steps)['propertyValue' | 'mortgageEstimate'], takesZero: boolean) =>
    answerErrors([{ path: [step.fields[0].name], code: 'required' }], {
      ...{ fields: step.fields, words: questionWords(step.key), takesZero: () => takesZero },
    });
  expect(missing(steps.propertyValue, false).value).toBe('Estimated value: enter an amount in whole dollars.');
  expect(missing(steps.mortgageEstimate, true).estimatedMortgageBalance).toMatch(/whole dollars, or 0\.$/);
});

it('finds the words of a field inside a list', () => {
  const errors = errorsOf(steps.hasFbm, { hasFbm: true, derogatoryEvents: [{ kind: 'foreclosure', on: '06/2' }] });
  expect(errors['derogatoryEvents.0.on']).toBe(
    'When did it end? “06/2” cannot be read. Enter the month and year, such as 06/2021.',
  );
});

it('names the field, the typed value and the limit it passed', () => {
  expect(errorsOf(steps.propertyValue, { value: 5000 }).value).toBe(
    'Estimated value, $5,000, is too low. Enter what the whole home is worth, at least $10,000.',
  );
  expect(errorsOf(steps.propertyValue, { value: 2_000_000_000 }).value).toMatch(
    /^Estimated value, \$2,000,000,000, is too high\. Enter \$[\d,]+ or less\.$/,
  );
  expect(errorsOf(steps.name, { firstName: 'x'.repeat(500), lastName: 'Reyes' }).firstName).toMatch(
    /^First name is too long\. Use at most \d+ characters\.$/,
  );
});

it('never repeats a Social Security number', () => {
  const errors = errorsOf(steps.creditScore, { ssn: '12345678' });
  expect(errors.ssn).toBeDefined();
  expect(errors.ssn).not.toContain('12345678');
});

it('keeps the order of the page', () => {
  expect(Object.keys(errorsOf(steps.name, {}))).toEqual(['firstName', 'lastName']);
});

it('names the part of an address that is missing', () => {
  const address = { line1: null, line2: null, city: null, state: 'TN', zip: '37206', county: null };
  const errors = errorsOf(steps.creditScore, { address });
  expect(errors['address.line1']).toContain('Street address');
  expect(errors['address.city']).toContain('City');
  expect(errorsOf(steps.creditScore, { address: null }).address).toContain('Address of the home');
});
