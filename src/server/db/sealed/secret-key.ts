import { createSecretKey, type KeyObject } from 'node:crypto';

const made = new WeakMap<Buffer, KeyObject>();

/** These bytes as a key object, created once: given raw bytes, Node creates one per value, which triples the cost of sealing it. */
export const secretKeyOf = (bytes: Buffer): KeyObject => {
  const key = made.get(bytes) ?? createSecretKey(bytes);
  made.set(bytes, key);
  return key;
};
