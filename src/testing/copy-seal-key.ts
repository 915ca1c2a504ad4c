import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEAST_SEAL_BITS, makeSealKey } from '#server/documents/seal-key.ts';
import { testDataDir } from './database.ts';

/** One seal key for all test products of a checkout: making an RSA key takes longer than most tests. */
export const copySealKey = (dataDir: string): void => {
  const kept = join(testDataDir, 'seal.json');
  if (!existsSync(kept)) {
    const { p12, passphrase } = makeSealKey('Test lender', new Date(), LEAST_SEAL_BITS);
    mkdirSync(testDataDir, { recursive: true });
    const aside = `${kept}.${process.pid}`;
    writeFileSync(aside, JSON.stringify({ p12: p12.toString('base64'), passphrase }), { mode: 0o600 });
    renameSync(aside, kept);
  }
  copyFileSync(kept, join(dataDir, 'seal.json'));
};
