import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyRing } from '../key-ring.ts';

/** Keys by the name that sealed values carry. */
export type OpeningKeys = ReadonlyMap<string, Buffer>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Keeps values of columns apart from all others sealed under the same key. */
const CONTEXT = Buffer.from('column');
const START = 'sealed:';

/** AES-256-GCM as one text, `sealed:<key>:<nonce, tag and ciphertext>`, so that a column keeps its type. */
export const sealUnder = ({ name, key }: { name: string; key: Buffer }, plain: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(CONTEXT);
  const body = [cipher.update(plain, 'utf8'), cipher.final()];
  return `${START}${name}:${Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString('base64')}`;
};

export const sealText = (ring: KeyRing, plain: string): string => {
  const key = ring.keys.get(ring.current);
  if (!key) throw new Error('The key ring has no current key.');
  return sealUnder({ name: ring.current, key }, plain);
};

/** Null for a text that none of these keys sealed, such as one from before the column was sealed, or one typed to look like it. */
export const openText = (keys: OpeningKeys, stored: string): string | null => {
  if (!stored.startsWith(START)) return null;
  const nameEnd = stored.indexOf(':', START.length);
  const key = keys.get(stored.slice(START.length, nameEnd));
  if (!key) return null;
  const bytes = Buffer.from(stored.slice(nameEnd + 1), 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(CONTEXT);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const plain = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([plain, decipher.final()]).toString('utf8');
  } catch {
    // The tag is not ours.
    return null;
  }
};
