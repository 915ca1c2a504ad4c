import type { ClockView } from '#entities/contract/pipeline.ts';
import { type Day, daysBetween } from '#entities/values/day.ts';
import { type Clock, readClock } from './clocks.ts';

/** A compliance clock as a ring shows it: the share of its time used, as of a day. */
export const clockViewOf = (clock: Clock, asOf: Day): ClockView => {
  const { kind, state, startedOn, dueOn, daysLeft } = readClock(clock, asOf);
  const whole = daysBetween(startedOn, dueOn);
  const gone = daysBetween(startedOn, clock.metOn ?? asOf);
  return {
    kind,
    state,
    startedOn,
    dueOn,
    metOn: clock.metOn,
    daysLeft,
    share: Math.max(0, Math.min(1, gone / whole)),
  };
};
