import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { KeyRing } from '../db/key-ring.ts';
import { StartError } from '../start-error.ts';
import { manifestKey, missingKeys } from './key-fingerprints.ts';

const stored = z.object({ bytes: z.number().int(), sha256: z.string() });

/** Everything a copy holds, written last: a copy without it is incomplete. */
export const manifest = z.object({
  format: z.literal(1),
  /** The release that wrote it. */
  release: z.string(),
  kind: z.enum(['server', 'embedded']),
  /** The instant the copy shows. */
  at: z.iso.datetime(),
  database: stored,
  tables: z.record(z.string(), z.string()),
  files: z.array(stored.extend({ key: z.string() })),
  /** Names and fingerprints of the keys the copy is sealed under. The keys themselves are kept elsewhere. */
  keys: z.record(z.string(), z.string()),
  sessionSecret: z.string(),
});
export type Manifest = z.infer<typeof manifest>;

const MANIFEST = 'manifest.json';
const SIGNATURE = 'manifest.signature';

/** The name of a key and the list's code under it. */
const signature = z.string().regex(/^[a-z0-9-]+ [0-9a-f]{64}$/);

const codeOf = (text: string, key: Buffer): Buffer => createHmac('sha256', manifestKey(key)).update(text).digest();

export const writeManifest = (folder: string, content: Manifest, ring: KeyRing): void => {
  const text = JSON.stringify(content, null, 1);
  const key = ring.keys.get(ring.current);
  if (!key) throw new Error('The ring has no current key.');
  writeFileSync(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
  writeFileSync(join(folder, SIGNATURE), `${ring.current} ${codeOf(text, key).toString('hex')}`, {
    mode: 0o600,
    flush: true,
  });
};

export const readManifest = (folder: string, ring: KeyRing): Manifest => {
  for (const name of [MANIFEST, SIGNATURE])
    if (!existsSync(join(folder, name)))
      throw new StartError(`${folder} is not a complete backup: ${name} is missing, which is written last.`);
  const text = readFileSync(join(folder, MANIFEST), 'utf8');
  const signed = signature.safeParse(readFileSync(join(folder, SIGNATURE), 'utf8').trim());
  const [name = '', code = ''] = signed.data?.split(' ') ?? [];
  const key = ring.keys.get(name);
  if (signed.success && !key)
    throw new StartError(`This backup was written under the key ${name}, which ENCRYPTION_KEYS does not hold.`);
  if (!key || !timingSafeEqual(codeOf(text, key), Buffer.from(code, 'hex')))
    throw new StartError(`The list of this backup (${MANIFEST}) was changed, or written under another key.`);
  const content = manifest.parse(JSON.parse(text));
  const missing = missingKeys(content.keys, ring);
  if (missing.length > 0)
    throw new StartError(`This backup is sealed under keys that ENCRYPTION_KEYS does not hold: ${missing.join(', ')}.`);
  return content;
};
