import { policies } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';

declare global {
  /** Set before the pages are written again, with the index in force. */
  var shownIndex: Policy['index'] | undefined;
}

/** Public pages are written at build time and show the newest policy in the build; the server writes them again with each released index. */
export const getPolicyShown = (index = globalThis.shownIndex): Policy => {
  const policy = policies.at(-1);
  if (policy === undefined) throw new Error('The public pages need a lending policy to show');
  return index ? { ...policy, index } : policy;
};

/** For a text's assumptions: a policy that no longer meets them stops the build, and the text must be rewritten. */
export const known = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`The policy shown to the public has no ${what}`);
  return value;
};
