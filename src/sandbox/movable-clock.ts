import { addDays } from '#entities/values/day.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import type { MovableClock } from '#server/sandbox-part.ts';

const DAY_MS = 86_400_000;

/** The sandbox's business day can be moved; timestamps on records stay real. */
export const movableClock = (timeZone: string): MovableClock => {
  const real = systemClock(timeZone);
  let offsetDays = 0;
  return {
    ...real,
    today: () => addDays(real.today(), offsetDays),
    offsetDays: () => offsetDays,
    move: (days) => {
      offsetDays = days;
    },
  };
};

/** The same hour of another day in the lender's time zone, for records of a simulated past. */
export const clockAt = (timeZone: string, offsetDays: number): Clock => {
  const real = systemClock(timeZone);
  return {
    ...real,
    now: () => {
      const now = real.now();
      const moved = new Date(now.getTime() + offsetDays * DAY_MS);
      return new Date(moved.getTime() + zoneOffsetMs(timeZone, now) - zoneOffsetMs(timeZone, moved));
    },
    today: () => addDays(real.today(), offsetDays),
  };
};

/** A time zone's offset from UTC at an instant. */
const zoneOffsetMs = (timeZone: string, at: Date): number => {
  const text = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(at);
  const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(text) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
};
