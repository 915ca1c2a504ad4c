import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/** Methods that no schema of ours calls. Each holds on to a kind of schema, its checks and their patterns. */
export const UNCALLED = [
  ...['url', 'jwt', 'emoji', 'guid', 'uuid', 'uuidv4', 'uuidv6', 'uuidv7', 'nanoid', 'cuid', 'cuid2', 'ulid', 'xid'],
  ...['ksuid', 'base64', 'base64url', 'ipv4', 'ipv6', 'cidrv4', 'cidrv6', 'e164', 'email'],
  ...['datetime', 'date', 'time', 'duration'],
  ...['exactOptional', 'nonoptional', 'prefault', 'exactPartial', 'required', 'readonly', 'and'],
  ...['describe', 'meta', 'toJSONSchema', 'spa', 'validate', 'validateAsync', 'parseAsync', 'safeParseAsync'],
  ...['encode', 'decode', 'encodeAsync', 'decodeAsync', 'safeEncode', 'safeDecode', 'safeEncodeAsync'],
  ...['safeDecodeAsync', 'slugify'],
] as const;

const ENTRY_OF_A_METHOD = new RegExp(
  `^ {4}(?:async |get |set )?(?:${UNCALLED.join('|')})(?:\\(|: (?:async )?function)[^]*?^ {4}\\},\\n`,
  'gm',
);

/** Checks made into code on the fly, which the content policy forbids, and the watch for answers that contain themselves: none comes out of a form. */
const REPLACED: readonly (readonly [string, string])[] = [
  // What a schema says of its own limits, worked out by the code for JSON schemas.
  ['processors.aggregateChecks(inst)', '({})'],
  ['core.$ZodObjectJIT.init(', 'core.$ZodObject.init('],
  ['core.config({ memoizer: core.memoizer() });', ';'],
];

/** The module in which every schema is made, without what no page uses. A version that is written otherwise is left as it is, and the budgets say so. */
export const leanSchemas = (code: string): string =>
  REPLACED.reduce((lean, [from, to]) => lean.replaceAll(from, to), code.replaceAll(ENTRY_OF_A_METHOD, ''));

export const leanSchemasPlugin: Plugin = {
  name: 'lean-schemas',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) => (SCHEMAS.test(id) ? { code: leanSchemas(code), map: null } : null),
};
