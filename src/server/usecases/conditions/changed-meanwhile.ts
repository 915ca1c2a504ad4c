import type { Condition } from './reconcile-conditions.ts';

/** Another change came first: by whom, where known, and when. */
export type Meanwhile = { kind: 'changedMeanwhile'; by: string | null; at: Date };

/** Null while the condition is as the page showed it. */
export const changedMeanwhile = (
  { updatedAt, decidedBy }: Pick<Condition, 'updatedAt' | 'decidedBy'>,
  seen: Date | null,
): Meanwhile | null =>
  seen === null || updatedAt.getTime() === seen.getTime()
    ? null
    : { kind: 'changedMeanwhile', by: decidedBy, at: updatedAt };
