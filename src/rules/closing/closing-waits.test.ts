import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { findStateLimits } from '../eligibility/cltv.ts';
import { type ClosingPapers, closingWaits, firstDayToClose, openWaits } from './closing-waits.ts';

/** The first policy with the duties of Texas in full. */
const policy = getPolicy(toDay('2026-11-17'));
const texas = findStateLimits(policy, 'TX');
const on = (text: string) => toDay(text);

const papers = (change: Partial<ClosingPapers>): ClosingPapers => ({
  ...{ limits: texas, isHomestead: true, floodZone: 'X', appliedOn: on('2026-11-20'), isMailedToOwners: false },
  ...{ homesteadNotice: [on('2026-11-18')], closingFigures: [on('2026-12-04')], floodNotice: [null] },
  ...change,
});
const daysOf = (change: Partial<ClosingPapers>) => closingWaits(papers(change)).map(({ duty, from }) => [duty, from]);

describe('a homestead in Texas closes', () => {
  it.each([
    ['the twelfth day after the application, where the notice came before', {}, '2026-12-02'],
    ['the twelfth day after the notice, where it came later', { homesteadNotice: [on('2026-11-25')] }, '2026-12-07'],
    ['by the last of two people', { homesteadNotice: [on('2026-11-18'), on('2026-11-23')] }, '2026-12-05'],
    ['never while one has no notice', { homesteadNotice: [on('2026-11-18'), null] }, null],
    ['never while nobody has', { homesteadNotice: [] }, null],
  ])('%s', (_, change, from) => {
    expect(daysOf(change)).toContainEqual(['homesteadNotice', from]);
  });

  it.each([
    ['the business day after the figures', on('2026-12-03'), '2026-12-04'],
    ['the Monday after figures of a Friday', on('2026-12-04'), '2026-12-07'],
    ['the Monday after figures of a Saturday', on('2026-12-05'), '2026-12-07'],
    ['never without them', null, null],
  ])('%s', (_, received, from) => {
    expect(daysOf({ closingFigures: [received] })).toContainEqual(['closingFigures', from]);
  });
});

it.each<[string, Partial<ClosingPapers>]>([
  ['on a home nobody lives in', { isHomestead: false }],
  ['in another state', { limits: findStateLimits(policy, 'VA') }],
])('nothing waits %s', (_, change) => {
  expect(daysOf(change)).toEqual([]);
});

describe('a home in a flood zone closes', () => {
  const elsewhere = { limits: null, floodZone: 'AE' };
  it('ten days after the last notice, and never without one', () => {
    expect(daysOf({ ...elsewhere, floodNotice: [on('2026-11-20'), on('2026-11-23')] })).toEqual([
      ['floodNotice', '2026-12-03'],
    ]);
    expect(daysOf({ ...elsewhere, floodNotice: [on('2026-11-20'), null] })).toEqual([['floodNotice', null]]);
  });
  it('only once the zone is known', () => {
    expect(daysOf({ ...elsewhere, floodZone: null })).toEqual([['floodZone', null]]);
  });
});

describe('the first day to close', () => {
  it('is the last of all waits, counting a paper that is not sent as given today', () => {
    const asked = papers({ homesteadNotice: [null], closingFigures: [null] });
    expect(firstDayToClose(asked, on('2026-11-21'))).toBe('2026-12-03');
    expect(firstDayToClose(papers({}), on('2026-11-21'))).toBe('2026-12-07');
  });
  it('leaves open what has not passed', () => {
    expect(openWaits(papers({}), on('2026-12-02')).map(({ duty }) => duty)).toEqual(['closingFigures']);
    expect(openWaits(papers({}), on('2026-12-07'))).toEqual([]);
  });
});
