import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { standingRegistration } from './registration.ts';

const riverside = { owner: 'riverside', partner: 'Riverside', on: toDay('2026-11-04') };
const cedar = { owner: 'cedar', partner: 'Cedar', on: toDay('2026-12-01') };
const at = (asOf: string) => ({ days: 90, asOf: toDay(asOf) });

it.each([
  ['nobody brought them', [], '2026-11-04', null],
  ['on the same day', [riverside], '2026-11-04', 'Riverside'],
  ['on the last day', [riverside], '2027-02-01', 'Riverside'],
  ['once the 90 days are over', [riverside], '2027-02-02', null],
  ['the first of two, in any order', [cedar, riverside], '2026-12-02', 'Riverside'],
  ['the next one once the first has run out', [riverside, cedar], '2027-02-02', 'Cedar'],
] as const)('%s', (_, registrations, asOf, partner) => {
  expect(standingRegistration(registrations, at(asOf))?.partner ?? null).toBe(partner);
});

it('names the day it ends', () => {
  expect(standingRegistration([riverside], at('2026-11-20'))?.until).toBe('2027-02-02');
});
