import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { datedHere, isListFresh } from './counselor-list.ts';

const one = { name: 'Housing Help', phone: '(615) 555-0100', address: '1 Main Street', website: null, email: null };
const counselors = [{ ...one, languages: ['English'], services: [], distance: 1 }];
const asOf = toDay('2026-11-17');

it.each([
  ['obtained today', '2026-11-17', counselors, true],
  ['30 days old', '2026-10-18', counselors, true],
  ['31 days old', '2026-10-17', counselors, false],
  ['from tomorrow', '2026-11-18', counselors, false],
  ['empty', '2026-11-17', [], false],
])('a list that is %s', (_, obtainedOn, agencies, isFresh) => {
  expect(isListFresh({ zip: '37203', obtainedOn: toDay(obtainedOn), counselors: agencies }, asOf)).toBe(isFresh);
});

it.each([
  ['tomorrow, by the clock of Greenwich', '2026-11-18', '2026-11-17'],
  ['today', '2026-11-17', '2026-11-17'],
  ['last month', '2026-10-20', '2026-10-20'],
  ['the day after tomorrow', '2026-11-19', '2026-11-19'],
])('a list dated %s', (_, obtainedOn, dated) => {
  const list = datedHere({ zip: '37203', obtainedOn: toDay(obtainedOn), counselors }, asOf);
  expect(list.obtainedOn).toBe(dated);
});
