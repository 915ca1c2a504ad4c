import { addDays, type Day, daysBetween } from '#entities/values/day.ts';
import { dayIn } from '#entities/values/day-in.ts';
import { findPolicy, policies } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { lender } from '#web/lender.ts';

const newest = (): Policy => {
  const policy = policies.at(-1);
  if (policy === undefined) throw new Error('There is no lending policy');
  return policy;
};

/** Offset between the lender's day and this device's: its clock may be wrong, and the sandbox's may be moved. */
let daysAhead = 0;

export const followServerDay = (today: Day): void => {
  daysAhead = daysBetween(dayIn(lender.timeZone, new Date()), today);
};

/** Days are counted in the lender's time zone, not the browser's. The server counts again and its count wins. */
export const lenderToday = (): Day => addDays(dayIn(lender.timeZone, new Date()), daysAhead);

export const policyOn = (asOf: Day): Policy => findPolicy(asOf) ?? newest();

export const policyToday = (): Policy => policyOn(lenderToday());
