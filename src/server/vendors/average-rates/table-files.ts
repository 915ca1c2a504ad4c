import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type AporTables, parseApor } from '#entities/facts/published/apor-table.ts';
import type { AverageRates } from './port.ts';

export const tableFileSettings = z.object({
  AVERAGE_RATES_DIR: z
    .string()
    .min(1)
    .describe('the folder with the two published tables; the product reads them once, at the first need'),
});

/** Tables that the operator fetches. */
export const rateTables = (folder: string): AverageRates => {
  const read = async (name: string): Promise<string> => readFile(join(folder, `${name}.txt`), 'utf8');
  let loaded: Promise<AporTables> | null = null;
  const load = async (): Promise<AporTables> => ({
    fixed: parseApor(await read('YieldTableFixed'), 'fixed'),
    adjustable: parseApor(await read('YieldTableAdjustable'), 'adjustable'),
  });
  return {
    refresh: null,
    tables: () => {
      loaded ??= load();
      return loaded;
    },
  };
};
