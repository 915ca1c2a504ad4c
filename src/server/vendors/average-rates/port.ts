import type { AporTables } from '#entities/facts/published/apor-table.ts';
import type { Refresh } from '../published/published-files.ts';

/** Average prime offer rates. Null where there are none: a spread is then missing, never guessed. */
export type AverageRates = { tables: () => Promise<AporTables | null>; refresh: Refresh | null };
