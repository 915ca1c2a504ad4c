import type { CounselorList } from '#entities/facts/published/counselor-list.ts';
import type { Day } from '#entities/values/day.ts';

/** The housing counselors nearest to a ZIP code; null where there is no list for it. */
export type CounselorPort = (request: { zip: string; asOf: Day }) => Promise<CounselorList | null>;
