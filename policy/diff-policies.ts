import type { Policy } from './policy.ts';
import { type PolicyValue, policyValues } from './policy-values.ts';

export type PolicyDifference = { path: string; before: PolicyValue | null; after: PolicyValue | null };

/** Changes from one version to the next, one row per value; empty when they are the same. */
export const diffPolicies = (before: Policy, after: Policy): PolicyDifference[] => {
  const [was, is] = [policyValues(before), policyValues(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const pair = { before: was.get(path) ?? null, after: is.get(path) ?? null };
    return JSON.stringify(pair.before) === JSON.stringify(pair.after) ? [] : [{ path, ...pair }];
  });
};
