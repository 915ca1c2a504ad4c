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

it.each([
  ['hispanicOrigins', { ethnicity: [], hispanicOrigins: ['mexican'] }],
  ['asianOrigins', { race: [], asianOrigins: ['korean'] }],
  ['pacificIslanderOrigins', { race: [], pacificIslanderOrigins: ['samoan'] }],
  ['tribe', { race: [], tribe: 'Cherokee Nation' }],
])('asks for %s without its group, and takes it as the answer', (name, chosen) => {
  expect(demographics.answers.safeParse({ ...none, ...empty, ...chosen }).data).toHaveProperty(
    name,
    Object.values(chosen)[1],
  );
  expect(isTaken(chosen)).toBe(true);
});

it.each(['ethnicity', 'race', 'gender'])(
  'wants an answer about %s, if only that one does not wish to answer',
  (name) => {
    expect(isTaken({ [name]: [] })).toBe(false);
    expect(isTaken({})).toBe(true);
  },
);
