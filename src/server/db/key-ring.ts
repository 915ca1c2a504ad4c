import { decrypt, encrypt, type NamedKey } from './sealed/ring-cipher.ts';

export type KeyRing = { current: string; keys: ReadonlyMap<string, Buffer> };

/** `name:base64key,name:base64key`: the first key seals, all of them open. A name may end in its cipher, see `sealed/ring-cipher.ts`. */
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
 * Layout: one byte for the length of the key's name, the name, then nonce, tag and ciphertext. `context` is bound to the
 * text, so that a value moved to another row or applicant does not open.
 */
export const seal = (ring: KeyRing, plain: string, context: string): Buffer => {
  const sealed = encrypt(keyNamed(ring, ring.current), plain, Buffer.from(context));
  return Buffer.concat([sealedPrefix(ring), sealed]);
};

export const open = (ring: KeyRing, sealed: Buffer, context: string): string => {
  const nameEnd = 1 + (sealed[0] ?? 0);
  const key = keyNamed(ring, sealed.subarray(1, nameEnd).toString());
  const plain = decrypt(key, sealed.subarray(nameEnd), Buffer.from(context));
  if (plain === null) throw new Error(`A value was not sealed under the key "${key.name}" for this place.`);
  return plain;
};

/** The prefix of a value sealed under the current key: values with any other must be resealed. */
export const sealedPrefix = ({ current }: KeyRing): Buffer => {
  const name = Buffer.from(current);
  return Buffer.concat([Buffer.from([name.length]), name]);
};

/** The same text in the same context, under the current key. */
export const reseal = (ring: KeyRing, sealed: Buffer, context: string): Buffer =>
  seal(ring, open(ring, sealed, context), context);

const keyNamed = (ring: KeyRing, name: string): NamedKey => {
  const key = ring.keys.get(name);
  if (!key) throw new Error(`The key ring has no key named "${name}".`);
  return { name, key };
};
