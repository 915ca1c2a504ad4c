import type { ListAnswer } from '#entities/facts/sanctions-list.ts';

/** The list to screen against, or why there is none. Never throws, and never answers with an empty list. */
export type SanctionsSource = (now: Date) => Promise<ListAnswer>;
