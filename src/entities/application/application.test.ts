import { expect, it } from 'vitest';
import { application, emptyApplication } from './application.ts';

it('starts as a valid document with nothing known', () => {
  expect(application.parse(emptyApplication())).toEqual(emptyApplication());
});

it.each(['ssn', 'accountNumber', 'ethnicity', 'race', 'gender', 'score'])('has no place for %s', (name) => {
  expect(JSON.stringify(emptyApplication())).not.toMatch(new RegExp(`"${name}"`));
});

it('gives every caller a document of its own', () => {
  const first = emptyApplication();
  expect(emptyApplication().borrower.employments).not.toBe(first.borrower.employments);
});
