import type { IndexDate } from '#entities/facts/published/index-date.ts';
import type { Day } from '#entities/values/day.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Policy } from '#policy/policy.ts';
import { findPrime } from '#policy/prime-history.ts';

/** The policy with the index released for a day: the latest of those in effect, unless the policy's own is newer. */
export const policyWithIndex = (policy: Policy, dates: readonly IndexDate[] | undefined, asOf: Day): Policy => {
  const released = (dates ?? [])
    .filter(({ effectiveFrom }) => effectiveFrom <= asOf && effectiveFrom > policy.index.effectiveFrom)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
    .at(-1);
  return released ? { ...policy, index: { ...policy.index, ...released } } : policy;
};

/** The index on a day of the past: as it was released, and before the first release as it was published. */
export const indexOn = (on: Day, released: readonly IndexDate[] = []): BasisPoints | null =>
  released
    .filter(({ effectiveFrom }) => effectiveFrom <= on)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
    .at(-1)?.rate ?? findPrime(on);
