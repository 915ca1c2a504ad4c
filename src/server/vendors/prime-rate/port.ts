import type { Day } from '#entities/values/day.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Refresh } from '../published/published-files.ts';

/** One change of the Prime Rate: it holds from its day until the next. */
export type PrimeChange = { from: Day; rate: BasisPoints };

/** The changes as they were last published, oldest first; null before the first fetch. */
export type PrimeRate = { changes: () => Promise<readonly PrimeChange[] | null>; refresh: Refresh | null };
