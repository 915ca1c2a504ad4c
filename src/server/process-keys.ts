import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makeSealKey, type SealKey } from './documents/seal-key.ts';
import type { Settings } from './settings.ts';

const keyFile = z.object({ SESSION_SECRET: z.string(), ENCRYPTION_KEYS: z.string() });

/** Production sets its keys in the environment; the sandbox creates its own once, readable by its owner only. */
export const readKeys = (env: Settings): z.infer<typeof keyFile> => {
  if (env.SESSION_SECRET && env.ENCRYPTION_KEYS)
    return { SESSION_SECRET: env.SESSION_SECRET, ENCRYPTION_KEYS: env.ENCRYPTION_KEYS };
  const file = join(env.DATA_DIR, 'keys.json');
  if (!existsSync(file)) {
    const fresh = {
      SESSION_SECRET: randomBytes(32).toString('base64'),
      ENCRYPTION_KEYS: `sandbox-1:${randomBytes(32).toString('base64')}`,
    };
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600 });
  }
  const kept = keyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    SESSION_SECRET: env.SESSION_SECRET ?? kept.SESSION_SECRET,
    ENCRYPTION_KEYS: env.ENCRYPTION_KEYS ?? kept.ENCRYPTION_KEYS,
  };
};

const sealFile = z.object({ p12: z.base64(), passphrase: z.string() });

/** Production sets its key in the environment; the sandbox creates one on first use, which only proves that it is the same sandbox. */
export const sealKeyOf = (env: Settings): (() => SealKey) => {
  let known: SealKey | null = null;
  const read = (): SealKey => {
    if (env.PAPER_SEAL_P12 && env.PAPER_SEAL_PASSPHRASE)
      return { p12: Buffer.from(env.PAPER_SEAL_P12, 'base64'), passphrase: env.PAPER_SEAL_PASSPHRASE };
    const file = join(env.DATA_DIR, 'seal.json');
    if (!existsSync(file)) {
      const { p12, passphrase } = makeSealKey(env.lender.legalName, new Date());
      writeFileSync(file, JSON.stringify({ p12: p12.toString('base64'), passphrase }), { mode: 0o600 });
    }
    const kept = sealFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { p12: Buffer.from(kept.p12, 'base64'), passphrase: kept.passphrase };
  };
  return () => {
    known ??= read();
    return known;
  };
};
