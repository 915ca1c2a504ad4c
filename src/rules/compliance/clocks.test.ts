import { describe, expect, it } from 'vitest';
import { addDays, dayFromNumber, toDay } from '#entities/values/day.ts';
import { fc } from '#testing/fast-check.ts';
import {
  type ClockKind,
  clockKinds,
  daysFor,
  dueDay,
  holdClocks,
  isTimeForNotice,
  personsClocks,
  readClock,
} from './clocks.ts';

const monday = toDay('2026-11-02');

describe('dueDay', () => {
  it.each([
    ['earlyDisclosures', '2026-11-05'],
    ['feeHold', '2026-11-05'],
    ['creditDecision', '2026-12-02'],
    ['incompleteNotice', '2026-12-02'],
    ['adverseActionNotice', '2026-12-02'],
    ['counterOffer', '2027-01-31'],
    ['moneyBack', '2026-11-22'],
    ['counselorList', '2026-11-05'],
    ['homesteadNotice', '2026-11-05'],
    ['homesteadWait', '2026-11-13'],
    ['closingFigures', '2026-11-03'],
    ['floodNotice', '2026-11-05'],
    ['floodWait', '2026-11-11'],
  ] as const)('%s started on Monday 2026-11-02 is due %s', (kind, due) => {
    expect(dueDay(kind, monday)).toBe(due);
  });

  it('counts business days over a weekend and a holiday', () => {
    expect(dueDay('earlyDisclosures', toDay('2026-11-06'))).toBe('2026-11-12');
  });
});

describe('daysFor', () => {
  it.each([
    ['earlyDisclosures', 3],
    ['creditDecision', 30],
    ['incompleteAnswer', 30],
    ['counterOffer', 90],
    ['moneyBack', 20],
  ] as const)('%s has %i', (kind, days) => {
    expect(daysFor(kind)).toBe(days);
  });

  it('belong to the person where something follows by itself', () => {
    expect(clockKinds.filter((kind) => personsClocks.includes(kind))).toEqual(['incompleteAnswer', 'counterOffer']);
  });
});

describe('readClock', () => {
  it.each([
    [0, 'calm'],
    [14, 'calm'],
    [15, 'warn'],
    [23, 'warn'],
    [24, 'stop'],
    [30, 'stop'],
    [31, 'over'],
  ])('after %i of 30 days is %s', (days, state) => {
    const reading = readClock({ kind: 'creditDecision', startedOn: monday, metOn: null }, addDays(monday, days));
    expect(reading).toMatchObject({ state, daysLeft: 30 - days, isLate: days > 30 });
  });

  it.each([
    [30, 'met', false],
    [31, 'met', true],
  ])('met on day %i is %s, late: %s', (days, state, isLate) => {
    const clock = { kind: 'creditDecision', startedOn: monday, metOn: addDays(monday, days) } as const;
    expect(readClock(clock, addDays(monday, 60))).toMatchObject({ state, isLate });
  });

  it('is not met by something that has not happened yet', () => {
    const clock = { kind: 'creditDecision', startedOn: monday, metOn: addDays(monday, 20) } as const;
    expect(readClock(clock, addDays(monday, 19)).state).toBe('warn');
    expect(readClock(clock, addDays(monday, 20)).state).toBe('met');
  });

  it('only ever gets more urgent', () => {
    const order = ['calm', 'warn', 'stop', 'over'];
    const anyDay = fc.integer({ min: 15_000, max: 25_000 }).map(dayFromNumber);
    fc.assert(
      fc.property(
        fc.constantFrom(...clockKinds.filter((kind) => !holdClocks.includes(kind))),
        anyDay,
        fc.nat(100),
        (kind, startedOn, days) => {
          const at = (count: number) =>
            order.indexOf(readClock({ kind, startedOn, metOn: null }, addDays(startedOn, count)).state);
          expect(at(days + 1)).toBeGreaterThanOrEqual(at(days));
          expect(at(0)).toBe(0);
        },
      ),
    );
  });
});

describe('isTimeForNotice', () => {
  it.each<[ClockKind, number, boolean]>([
    ['adverseActionNotice', 6, false],
    ['adverseActionNotice', 7, true],
    ['adverseActionNotice', 40, true],
    ['incompleteNotice', 7, false],
    ['incompleteNotice', 23, false],
    ['incompleteNotice', 24, true],
    ['incompleteNotice', 30, true],
    ['incompleteNotice', 31, true],
    ['creditDecision', 24, false],
    ['creditDecision', 31, false],
    ['counterOffer', 91, false],
    ['earlyDisclosures', 0, true],
    ['scoreNotice', 0, true],
    ['moneyBack', 10, false],
  ])('%s after %i days: %s', (kind, days, isTime) => {
    expect(isTimeForNotice({ kind, startedOn: monday }, addDays(monday, days))).toBe(isTime);
  });

  it('comes before the duty itself is late', () => {
    for (const kind of ['adverseActionNotice', 'incompleteNotice'] as const)
      expect(isTimeForNotice({ kind, startedOn: monday }, addDays(dueDay(kind, monday), -1))).toBe(true);
  });
});
