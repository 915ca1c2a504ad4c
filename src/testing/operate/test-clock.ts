import { addDays } from '#entities/values/day.ts';
import { type Clock, systemClock } from '#server/clock.ts';

const DAY_MS = 86_400_000;

/** The clock of a server outside of the sandbox, which a test can move forward. */
export const testClock = (): Clock & { move: (days: number) => void } => {
  const real = systemClock('America/New_York');
  let days = 0;
  return {
    ...real,
    now: () => new Date(Date.now() + days * DAY_MS),
    today: () => addDays(real.today(), days),
    move: (more) => {
      days += more;
    },
  };
};
