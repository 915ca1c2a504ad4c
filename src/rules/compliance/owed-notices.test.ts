import { expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { getPolicy } from '#policy/policies.ts';
import { findStateLimits } from '../eligibility/cltv.ts';
import { type DutyFacts, type DutyNotice, owedNotices } from './owed-notices.ts';

const limits = findStateLimits(getPolicy(toDay('2026-11-17')), 'TX');
const facts = (change: Partial<DutyFacts>): DutyFacts => ({
  ...{ hasBegun: true, limits: null, isHomestead: true, floodZone: 'X', hasAcceptedOffer: true },
  ...{ isClosingBooked: true, isOpened: false, isEnded: false },
  ...change,
});

it.each<[string, Partial<DutyFacts>, DutyNotice[]]>([
  ['an inquiry', { hasBegun: false, limits }, []],
  ['any application', {}, ['counselorList']],
  [
    'a homestead in Texas before closing is booked',
    { limits, isClosingBooked: false },
    ['counselorList', 'homesteadNotice'],
  ],
  ['a homestead in Texas', { limits }, ['counselorList', 'homesteadNotice', 'closingFigures']],
  ['another home in Texas', { limits, isHomestead: false }, ['counselorList']],
  ['a home in a flood zone', { floodZone: 'AE' }, ['counselorList', 'floodNotice']],
  [
    'a home in a flood zone before an offer is accepted',
    { floodZone: 'VE', hasAcceptedOffer: false },
    ['counselorList'],
  ],
  ['a home whose zone is not known', { floodZone: null }, ['counselorList']],
  ['a refused application', { limits, isEnded: true }, []],
  ['an open line', { limits, floodZone: 'A', isOpened: true }, []],
])('%s', (_, change, owed) => {
  expect(owedNotices(facts(change))).toEqual(owed);
});
