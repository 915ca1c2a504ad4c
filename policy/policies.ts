import type { Day } from '#entities/values/day.ts';
import policy20251030 from './2025-10-30.json' with { type: 'json' };
import policy20251211 from './2025-12-11.json' with { type: 'json' };
import policy20261101 from './2026-11-01.json' with { type: 'json' };
import policy20261115 from './2026-11-15.json' with { type: 'json' };
import policy20261117 from './2026-11-17.json' with { type: 'json' };
import policy20261118 from './2026-11-18.json' with { type: 'json' };
import policy20261119 from './2026-11-19.json' with { type: 'json' };
import policy20261120 from './2026-11-20.json' with { type: 'json' };
import policy20261123 from './2026-11-23.json' with { type: 'json' };
import { type Policy, policy } from './policy.ts';

/** Every version the lender has had, oldest first. A version is never edited once it has been in force. */
export const policies: readonly Policy[] = [
  policy20251030,
  policy20251211,
  policy20261101,
  policy20261115,
  policy20261117,
  policy20261118,
  policy20261119,
  policy20261120,
  policy20261123,
].map((data) => policy.parse(data));

/** The version in force on a day: the latest one in effect. Null before the first. */
export const findPolicy = (asOf: Day): Policy | null =>
  policies.findLast(({ effectiveFrom }) => effectiveFrom <= asOf) ?? null;

export const getPolicy = (asOf: Day): Policy => {
  const found = findPolicy(asOf);
  if (found === null) throw new Error(`No lending policy is in force on ${asOf}`);
  return found;
};

/** For a stored decision, which names its policy version. */
export const findPolicyVersion = (version: string): Policy | null =>
  policies.find((candidate) => candidate.version === version) ?? null;
