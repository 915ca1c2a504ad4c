import { type SQL, sql } from 'drizzle-orm';
import type { KeyRing } from '../key-ring.ts';
import { type OpeningKeys, openText, sealText } from './sealed-text.ts';

/** What of a value stays in clear: all of it, or these keys of an object. Everything else is sealed, so that a new field is too. */
export type Clear = true | { readonly [key: string]: Clear };

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form of a JSON column: the clear fields as they are, all others as one sealed text under `sealed`. */
export const sealFields = (
  seal: (plain: string) => string,
  { value, clear }: { value: unknown; clear: Clear },
): unknown => {
  if (value === null || clear === true) return value;
  if (!isFields(value)) return { sealed: seal(JSON.stringify(value)) };
  const split = splitFields(value, clear);
  return { ...split.clear, sealed: seal(JSON.stringify(split.rest)) };
};

export const sealJson = (ring: KeyRing, value: unknown, clear: Clear = {}): unknown =>
  sealFields((plain) => sealText(ring, plain), { value, clear });

/** For a column whose type says what it opens to. */
export const sealedJsonb = (ring: KeyRing, value: unknown): SQL => sql`${JSON.stringify(sealJson(ring, value))}::jsonb`;

const splitFields = (value: Fields, clear: Exclude<Clear, true>): { clear: Fields; rest: Fields } => {
  const parts: { clear: Fields; rest: Fields } = { clear: {}, rest: {} };
  for (const [key, field] of Object.entries(value)) {
    const own = Object.hasOwn(clear, key) ? clear[key] : undefined;
    if (own === undefined) parts.rest[key] = field;
    else if (own === true || !isFields(field)) parts.clear[key] = field;
    else {
      const split = splitFields(field, own);
      parts.clear[key] = split.clear;
      parts.rest[key] = split.rest;
    }
  }
  return parts;
};

/** The whole value again; one without sealed fields is as it is. */
export const openJson = (keys: OpeningKeys, stored: unknown): unknown => {
  if (!isFields(stored) || typeof stored.sealed !== 'string') return stored;
  const plain = openText(keys, stored.sealed);
  if (plain === null) return stored;
  const { sealed: _, ...clear } = stored;
  const rest: unknown = JSON.parse(plain);
  return isFields(rest) ? merged(rest, clear) : rest;
};

const merged = (rest: Fields, clear: Fields): Fields => {
  const whole = { ...rest };
  for (const [key, field] of Object.entries(clear)) {
    const other = rest[key];
    whole[key] = isFields(field) && isFields(other) ? merged(other, field) : field;
  }
  return whole;
};
