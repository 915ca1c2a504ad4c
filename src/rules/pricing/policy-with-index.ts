import type { IndexDate } from '#entities/facts/published/index-date.ts';
import type { Day } from '#entities/values/day.ts';
import type { Policy } from '#policy/policy.ts';

/** The policy with the index released for a day: the latest of those in effect, unless the policy's own is newer. */
export const policyWithIndex = (policy: Policy, dates: readonly IndexDate[] | undefined, asOf: Day): Policy => {
  const released = (dates ?? [])
    .filter(({ effectiveFrom }) => effectiveFrom <= asOf && effectiveFrom > policy.index.effectiveFrom)
    .toSorted((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
    .at(-1);
  return released ? { ...policy, index: { ...policy.index, ...released } } : policy;
};
