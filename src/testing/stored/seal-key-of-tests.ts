import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sealKeyOf } from '#server/process-keys.ts';
import { readSettings } from '#server/settings.ts';
import { testDataDir } from '../database.ts';

/** One seal key for all test products of a checkout: making an RSA key takes longer than most tests. */
export const makeSealKeyOfTests = (): void => {
  sealKeyOf(readSettings({ DATA_DIR: testDataDir }))();
};

export const copySealKey = (dataDir: string): void =>
  copyFileSync(join(testDataDir, 'seal.json'), join(dataDir, 'seal.json'));
