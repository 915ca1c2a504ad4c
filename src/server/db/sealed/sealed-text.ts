import type { KeyRing } from '../key-ring.ts';
import { decrypt, encrypt, type NamedKey } from './ring-cipher.ts';

/** Keys by the name that sealed values carry. */
export type OpeningKeys = ReadonlyMap<string, Buffer>;

/** Keeps values of columns apart from all others sealed under the same key. */
const CONTEXT = Buffer.from('column');
const START = 'sealed:';

/** Sealed as one text, `sealed:<key>:<nonce, tag and ciphertext>`, so that a column keeps its type. */
export const sealUnder = (key: NamedKey, plain: string): string =>
  `${START}${key.name}:${encrypt(key, plain, CONTEXT).toString('base64')}`;

export const sealText = (ring: KeyRing, plain: string): string => {
  const key = ring.keys.get(ring.current);
  if (!key) throw new Error('The key ring has no current key.');
  return sealUnder({ name: ring.current, key }, plain);
};

/** Null for a text that none of these keys sealed, such as one from before the column was sealed, or one typed to look like it. */
export const openText = (keys: OpeningKeys, stored: string): string | null => {
  if (!stored.startsWith(START)) return null;
  const nameEnd = stored.indexOf(':', START.length);
  const name = stored.slice(START.length, nameEnd);
  const key = keys.get(name);
  return key ? decrypt({ name, key }, Buffer.from(stored.slice(nameEnd + 1), 'base64'), CONTEXT) : null;
};
