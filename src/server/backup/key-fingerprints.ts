import { createHash, hkdfSync } from 'node:crypto';
import type { KeyRing } from '../db/key-ring.ts';

/** Tells two keys apart and gives neither away. */
export const fingerprint = (key: Buffer | string): string =>
  createHash('sha256').update('hearthline key fingerprint\n').update(key).digest('hex').slice(0, 16);

export const ringFingerprints = ({ keys }: KeyRing): Record<string, string> =>
  Object.fromEntries([...keys].map(([name, key]) => [name, fingerprint(key)]));

/** The keys a copy was sealed under that this ring lacks or has otherwise. */
export const missingKeys = (needed: Record<string, string>, ring: KeyRing): string[] => {
  const known = ringFingerprints(ring);
  return Object.entries(needed).flatMap(([name, print]) => (known[name] === print ? [] : [name]));
};

/** Signs the list of a copy, so that nobody without the keys can write another. */
export const manifestKey = (key: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'hearthline backup manifest', 32));
