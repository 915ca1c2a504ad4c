import { readFileSync } from 'node:fs';
import { type AporTables, parseApor } from '#rules/hmda/apor.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../policy/apor/${name}.txt`, import.meta.url), 'utf8');

let loaded: AporTables | null = null;

/** The tables beside the policies, read once. */
export const aporTables = (): AporTables => {
  loaded ??= {
    fixed: parseApor(read('YieldTableFixed'), 'fixed'),
    adjustable: parseApor(read('YieldTableAdjustable'), 'adjustable'),
  };
  return loaded;
};
