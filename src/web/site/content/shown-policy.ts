import { policies } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';

/** Public pages are written when the product is built and show the newest policy it was built with. */
export const getPolicyShown = (): Policy => {
  const policy = policies.at(-1);
  if (policy === undefined) throw new Error('The public pages need a lending policy to show');
  return policy;
};

/** For what a text takes for granted: a policy that no longer has it stops the build, and the text is written again. */
export const known = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`The policy shown to the public has no ${what}`);
  return value;
};
