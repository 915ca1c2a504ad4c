import { describe, expect, it } from 'vitest';
import { toDay } from '#entities/values/day.ts';
import { closingTimes, isTaken, openTimes, takenSlots } from './closing-slots.ts';

const hours = {
  hours: [
    { from: '09:00', to: '12:45' },
    { from: '13:30', to: '17:15' },
  ],
  minutes: 75,
  notaries: { online: 2, office: 1, home: 0 },
};
const on = toDay('2026-11-24');
const next = toDay('2026-11-25');

describe('the times of a closing', () => {
  it('follow one another through the lender’s hours, and leave out one that would end after them', () => {
    expect(closingTimes(hours)).toEqual(['09:00', '10:15', '11:30', '13:30', '14:45', '16:00']);
    expect(closingTimes({ hours: [{ from: '09:00', to: '11:29' }], minutes: 75 })).toEqual(['09:00']);
    expect(closingTimes({ hours: [{ from: '09:00', to: '10:00' }], minutes: 75 })).toEqual([]);
  });

  it('are taken once every notary for the place sits with others, there and then alone', () => {
    const online = { on, time: '09:00', place: 'online' } as const;
    expect(isTaken(hours, online, [{ ...online, count: 1 }])).toBe(false);
    expect(isTaken(hours, online, [{ ...online, count: 2 }])).toBe(true);
    expect(isTaken(hours, { ...online, on: next }, [{ ...online, count: 2 }])).toBe(false);
    expect(isTaken(hours, { ...online, time: '10:15' }, [{ ...online, count: 2 }])).toBe(false);
    expect(isTaken(hours, { ...online, place: 'office' }, [{ ...online, count: 2 }])).toBe(false);
    expect(isTaken(hours, { ...online, place: 'home' }, [])).toBe(true);
  });

  it('count a signing that began at another time while it lasts', () => {
    const office = { on, time: '10:15', place: 'office' } as const;
    expect(isTaken(hours, office, [{ ...office, time: '09:30', count: 1 }])).toBe(true);
    expect(isTaken(hours, office, [{ ...office, time: '11:00', count: 1 }])).toBe(true);
    expect(isTaken(hours, office, [{ ...office, time: '11:30', count: 1 }])).toBe(false);
  });

  it('that are open are those of the day and place nobody has', () => {
    const asked = { days: [on, next], places: ['online', 'office'] } as const;
    const taken = takenSlots(hours, asked, [{ on, time: '09:00', place: 'office', count: 1 }]);
    expect(taken).toEqual([{ on, time: '09:00', place: 'office' }]);
    const choices = { days: [on, next], places: [...asked.places], times: closingTimes(hours), taken };
    expect(openTimes(choices, { on, place: 'office' })).toEqual(['10:15', '11:30', '13:30', '14:45', '16:00']);
    expect(openTimes(choices, { on: next, place: 'office' })).toHaveLength(6);
    expect(openTimes(choices, { on, place: 'home' })).toEqual([]);
    expect(openTimes(choices, { on: toDay('2026-11-28'), place: 'office' })).toEqual([]);
  });
});
