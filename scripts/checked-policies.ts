import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { lawfulStates } from '../policy/lawful-states.ts';
import { policy } from '../policy/policy.ts';

const POLICIES = /\/policy\/policies\.ts$/;
const LAWFUL_STATES = /\/policy\/lawful-states\.ts$/;
const VERSION = /\/policy\/\d{4}-\d\d-\d\d\.json$/;
const CHECK = '.map((data) => policy.parse(data))';

/** The list of policies for a browser: what the build has checked is not checked again. */
export const withoutCheck = (code: string): string => {
  if (!code.includes(CHECK)) throw new Error(`policies.ts checks its versions otherwise than by ${CHECK}`);
  return code.replace(CHECK, '');
};

/** A version as the check leaves it. */
export const checkedVersion = (file: string): string =>
  JSON.stringify(policy.parse(JSON.parse(readFileSync(file, 'utf8'))));

/** Checks the lending policies while building, so that no page does it again before its first question. */
export const checkedPoliciesPlugin: Plugin = {
  name: 'checked-policies',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => {
    if (LAWFUL_STATES.test(id)) return `export const lawfulStates = ${JSON.stringify(lawfulStates)};`;
    return VERSION.test(id) ? checkedVersion(id) : null;
  },
  // After types are gone, an import of the schema that nothing uses would stay for its side effects.
  transform: (code, id) =>
    POLICIES.test(id)
      ? { code: withoutCheck(code).replace('{ type Policy, policy }', 'type { Policy }'), map: null }
      : null,
};
