import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export type KeyRing = { current: string; keys: ReadonlyMap<string, Buffer> };

/** `name:base64key,name:base64key`: the first key seals, all of them open. */
export const parseKeyRing = (text: string): KeyRing => {
  const entries = text.split(',').map((entry): [string, Buffer] => {
    const at = entry.indexOf(':');
    return [entry.slice(0, at), Buffer.from(entry.slice(at + 1), 'base64')];
  });
  const [first] = entries;
  if (!first || entries.some(([name, key]) => !name || key.length !== 32))
    throw new Error('A key ring needs named 32-byte keys.');
  return { current: first[0], keys: new Map(entries) };
};

/**
 * AES-256-GCM. Layout: one byte for the length of the key's name, the name, 12-byte nonce, 16-byte tag, the ciphertext.
 * `context` is bound to the text, so that a value moved to another row or applicant does not open.
 */
export const seal = (ring: KeyRing, plain: string, context: string): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyNamed(ring, ring.current), nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const name = Buffer.from(ring.current);
  return Buffer.concat([Buffer.from([name.length]), name, nonce, cipher.getAuthTag(), body]);
};

export const open = (ring: KeyRing, sealed: Buffer, context: string): string => {
  const nameEnd = 1 + (sealed[0] ?? 0);
  const key = keyNamed(ring, sealed.subarray(1, nameEnd).toString());
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nameEnd, nameEnd + 12)).setAAD(
    Buffer.from(context),
  );
  decipher.setAuthTag(sealed.subarray(nameEnd + 12, nameEnd + 28));
  return Buffer.concat([decipher.update(sealed.subarray(nameEnd + 28)), decipher.final()]).toString('utf8');
};

/** The prefix of a value sealed under the current key: values with any other must be resealed. */
export const sealedPrefix = ({ current }: KeyRing): Buffer => {
  const name = Buffer.from(current);
  return Buffer.concat([Buffer.from([name.length]), name]);
};

/** The same text in the same context, under the current key. */
export const reseal = (ring: KeyRing, sealed: Buffer, context: string): Buffer =>
  seal(ring, open(ring, sealed, context), context);

const keyNamed = (ring: KeyRing, name: string): Buffer => {
  const key = ring.keys.get(name);
  if (!key) throw new Error(`The key ring has no key named "${name}".`);
  return key;
};
