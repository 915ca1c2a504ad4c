import { policies } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';

/** Public pages are written at build time and show the newest policy in the build. */
export const getPolicyShown = (): Policy => {
  const policy = policies.at(-1);
  if (policy === undefined) throw new Error('The public pages need a lending policy to show');
  return policy;
};

/** For a text's assumptions: a policy that no longer meets them stops the build, and the text must be rewritten. */
export const known = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`The policy shown to the public has no ${what}`);
  return value;
};
