import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockAt, movableClock } from './movable-clock.ts';

afterEach(() => vi.useRealTimers());

describe('the sandbox clock', () => {
  it('moves its day and keeps its instants real', () => {
    vi.useFakeTimers({ now: new Date('2026-11-16T03:00:00Z') });
    const clock = movableClock('America/New_York');
    expect(clock.today()).toBe('2026-11-15');
    clock.move(30);
    expect([clock.today(), clock.offsetDays()]).toEqual(['2026-12-15', 30]);
    expect(clock.now()).toEqual(new Date('2026-11-16T03:00:00Z'));
  });

  it.each([
    // The local hour stays the same across the end of daylight saving time.
    ['America/New_York', -30, '2026-10-17T14:30:00.000Z'],
    ['America/New_York', -3, '2026-11-13T15:30:00.000Z'],
    ['America/Phoenix', -30, '2026-10-17T15:30:00.000Z'],
    ['Etc/UTC', 10, '2026-11-26T15:30:00.000Z'],
  ])('in %s shows the same hour %i days on', (zone, days, instant) => {
    vi.useFakeTimers({ now: new Date('2026-11-16T15:30:00Z') });
    expect(clockAt(zone, days).now()).toEqual(new Date(instant));
  });
});
