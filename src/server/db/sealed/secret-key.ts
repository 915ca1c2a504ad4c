import { createSecretKey, type KeyObject } from 'node:crypto';

const made = new WeakMap<Buffer, KeyObject>();

/** These bytes as a key, made once: Node would make it anew for each value, which takes three times as long as sealing one. */
export const secretKeyOf = (bytes: Buffer): KeyObject => {
  const key = made.get(bytes) ?? createSecretKey(bytes);
  made.set(bytes, key);
  return key;
};
