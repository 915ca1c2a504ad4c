import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { closingDay, closingStandingOf } from './closing-standing.ts';

const today = toDay('2026-11-16');
const tomorrow = toDay('2026-11-17');
const yesterday = toDay('2026-11-15');
type Facts = Parameters<typeof closingStandingOf>[0];

const asked = (
  priorTo: Facts['conditions'][number]['request']['priorTo'],
  state: Facts['conditions'][number]['state'],
  isAsked = true,
): Facts['conditions'][number] => ({ request: { code: 303, priorTo }, state, isAsked });

const ready: Facts = {
  closing: { appointmentOn: today, place: 'online', accountOpenedOn: null },
  conditions: [asked('docs', 'accepted'), asked('closing', 'waived'), asked('funding', 'requested')],
  isApproved: true,
  isCheckedIn: false,
  waits: [],
  today,
};
const closing = (change: Partial<Facts['closing']>): Partial<Facts> => ({ closing: { ...ready.closing, ...change } });

describe('the closing’s papers', () => {
  it.each<[string, Partial<Facts>, object]>([
    ['can be signed on the day', {}, { kind: 'open' }],
    ['can be signed when the day has passed', closing({ appointmentOn: yesterday }), { kind: 'open' }],
    ['wait for their day', closing({ appointmentOn: tomorrow }), { kind: 'tooEarly', on: tomorrow }],
    ['need an appointment', closing({ appointmentOn: null }), { kind: 'notBooked' }],
    ['are done with once the account is open', closing({ accountOpenedOn: yesterday }), { kind: 'closed' }],
    ['wait for a yes', { isApproved: false }, { kind: 'notApproved' }],
    [
      'wait for the days the law gives the borrowers with their papers',
      { waits: [{ duty: 'homesteadNotice', from: tomorrow }] },
      { kind: 'waiting', duties: ['homesteadNotice'] },
    ],
    ['at an office need one of ours', closing({ place: 'office' }), { kind: 'checkInNeeded', on: today }],
    ['at home need one of ours', closing({ place: 'home' }), { kind: 'checkInNeeded', on: today }],
    ['open with one of ours', { ...closing({ place: 'home' }), isCheckedIn: true }, { kind: 'open' }],
    [
      'wait for what is asked before closing, each named once',
      { conditions: [asked('approval', 'requested'), asked('docs', 'received'), asked('closing', 'needsAnotherLook')] },
      { kind: 'conditionsOpen', codes: [303] },
    ],
    ['do not wait for what is no longer asked', { conditions: [asked('docs', 'requested', false)] }, { kind: 'open' }],
  ])('%s', (_, change, standing) => {
    expect(closingStandingOf({ ...ready, ...change })).toEqual(standing);
  });
});

it.each([
  [tomorrow, tomorrow],
  [today, today],
  [yesterday, today],
  [null, today],
])('papers for a closing booked on %s speak of %s', (appointmentOn, day) => {
  expect(closingDay({ appointmentOn }, today)).toBe(day);
});
