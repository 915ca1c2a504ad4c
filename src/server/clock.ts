import type { Day } from '#entities/values/day.ts';
import { dayIn } from '#entities/values/day-in.ts';

/**
 * The container's time. Days are counted in the lender's time zone, not the server's or the applicant's. The sandbox can move its
 * day; sign-in codes, sessions and limits never use this clock.
 */
export type Clock = {
  timeZone: string;
  /** The instant written on records. */
  now: () => Date;
  today: () => Day;
  /** The lender's day of an instant. */
  dayOf: (at: Date) => Day;
};

export const systemClock = (timeZone: string): Clock => {
  const dayOf = (at: Date): Day => dayIn(timeZone, at);
  return { timeZone, now: () => new Date(), today: () => dayOf(new Date()), dayOf };
};
