import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** Repeatable: the same seed tries the same inputs. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(20_000),
  '<script>alert(1)</script>',
  "' OR 1=1; DROP TABLE applications; --",
  '../../../etc/passwd',
  '{{7*7}}',
  '\u202egnp.exe',
  '👩‍👩‍👧'.repeat(50),
  'a\u0000b',
  '2026-02-30',
  '99999-99-99',
  'NaN',
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  true,
  [],
  {},
  [[[[[]]]]],
  { $gt: '' },
];

const schemaOf = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  minimum: z.number().optional(),
});

type Making = {
  random: () => number;
  ids: readonly string[];
  hostility: number;
  /** For fields of free text. */
  texts?: readonly string[];
};

const TEXTS = ['name', 'application', 'borrower', '37206', 'Note', '000000'];

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

const textFor = (format: string | undefined, { random, ids, texts = TEXTS }: Making): string => {
  if (format === 'uuid') return pick([...ids, randomUUID()], random) ?? randomUUID();
  if (format === 'date') return '2026-03-14';
  if (format === 'email') return `hostile-${Math.floor(random() * 1e6)}@example.com`;
  return pick([...texts, ...ids], random) ?? '';
};

/** A value that fits a JSON schema here and there, and is hostile everywhere else. */
const valueFor = (given: unknown, making: Making): unknown => {
  const { random, hostility } = making;
  if (random() < hostility) return pick(VALUES, random);
  const parsed = schemaOf.safeParse(given);
  if (!parsed.success) return pick(VALUES, random);
  const { data: schema } = parsed;
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return valueFor(pick(union, random), making);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, { ...making, hostility: 0 })));
  if (schema.enum) return pick(schema.enum, random);
  if (schema.const !== undefined) return schema.const;
  switch (Array.isArray(schema.type) ? pick(schema.type, random) : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random() > hostility / 2)
          .map(([name, part]) => [name, valueFor(part, making)]),
      );
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () => valueFor(schema.items, making));
    case 'number':
    case 'integer':
      return (schema.minimum ?? 0) + Math.floor(random() * 100_000);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    case 'string':
      return textFor(schema.format, making);
    default:
      return pick(VALUES, random);
  }
};

/** An input made from a procedure's own schemas. */
export const hostileInput = (inputs: readonly unknown[], making: Making): unknown => {
  const parts = inputs
    .filter((input): input is z.ZodType => input instanceof z.ZodType)
    .map((schema) => valueFor(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), making));
  if (parts.length === 0) return pick([undefined, null, {}, 'x'], making.random);
  return parts.every((part) => typeof part === 'object' && part !== null && !Array.isArray(part))
    ? Object.assign({}, ...parts)
    : parts[0];
};
