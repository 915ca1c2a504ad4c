import type { KeptRecord } from '#entities/contract/kept-record.ts';
import type { PipelineStage } from '#entities/contract/pipeline.ts';
import { addMonths, type Day } from '#entities/values/day.ts';

/** What retention counts from. `never`: someone still has to act, so nothing is purged. */
const countedFrom = {
  inquiry: 'lastChange',
  application: 'lastChange',
  waitlist: 'lastChange',
  documents: 'never',
  review: 'never',
  conditions: 'never',
  counterOffer: 'never',
  suspended: 'never',
  closing: 'never',
  rescission: 'never',
  funding: 'never',
  funded: 'accountEnd',
  refused: 'lastChange',
  withdrawn: 'lastChange',
  incomplete: 'lastChange',
  cancelled: 'lastChange',
} as const satisfies Record<PipelineStage, 'lastChange' | 'accountEnd' | 'never'>;

/** The first day a record may be purged; null while it has to stay whatever the date (Reg B 1002.12, and a hold above all). */
export const purgeDay = (
  { stage, lastChangeOn, accountEndedOn, hasOpenDuty, isHeld }: KeptRecord,
  months: number,
): Day | null => {
  if (isHeld || hasOpenDuty) return null;
  const from = countedFrom[stage];
  if (from === 'never') return null;
  if (from === 'lastChange') return addMonths(lastChangeOn, months);
  if (accountEndedOn === null) return null;
  return addMonths(accountEndedOn > lastChangeOn ? accountEndedOn : lastChangeOn, months);
};
