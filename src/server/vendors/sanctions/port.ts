import type { ListAnswer } from '#entities/facts/published/sanctions-list.ts';
import type { Refresh } from '../published/published-files.ts';

/** The list to screen against, or why there is none. Never throws, and never answers with an empty list. */
export type SanctionsSource = (now: Date) => Promise<ListAnswer>;

/** The list, and how to fetch it; null where the operator fetches it. */
export type Sanctions = { list: SanctionsSource; refresh: Refresh | null };
