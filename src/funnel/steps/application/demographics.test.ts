import { expect, it } from 'vitest';
import { demographics } from './demographics.ts';

const none = { ethnicity: ['notProvided'], race: ['notProvided'], gender: ['notProvided'] };
const empty = {
  hispanicOrigins: [],
  otherHispanicOrigin: null,
  tribe: null,
  asianOrigins: [],
  otherAsianOrigin: null,
  pacificIslanderOrigins: [],
  otherPacificIslanderOrigin: null,
};
const isTaken = (answers: object): boolean => demographics.answers.safeParse({ ...none, ...empty, ...answers }).success;

it.each([
  ['otherHispanicOrigin', { ethnicity: ['hispanicOrLatino'], hispanicOrigins: ['other'] }],
  ['otherAsianOrigin', { race: ['asian'], asianOrigins: ['other'] }],
  ['otherPacificIslanderOrigin', { race: ['nativeHawaiianOrOtherPacificIslander'], pacificIslanderOrigins: ['other'] }],
  ['tribe', { race: ['americanIndianOrAlaskaNative'] }],
])('takes %s in the applicant’s own words', (name, chosen) => {
  expect(isTaken({ ...chosen, [name]: 'Of my own words' })).toBe(true);
  expect(isTaken({ ...chosen, [name]: 'x'.repeat(101) })).toBe(false);
});
