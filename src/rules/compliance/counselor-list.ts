import type { CounselorList } from '#entities/facts/published/counselor-list.ts';
import { type Day, daysBetween } from '#entities/values/day.ts';

/** 12 CFR 1024.20(a)(1): obtained no more than 30 days before it is given. */
const MOST_DAYS = 30;

/** A list that is too old, from the future or empty is none. */
export const isListFresh = ({ obtainedOn, counselors }: CounselorList, asOf: Day): boolean => {
  const age = daysBetween(obtainedOn, asOf);
  return counselors.length > 0 && age >= 0 && age <= MOST_DAYS;
};

/** A publisher's day may be Greenwich's: a list of this evening is then dated tomorrow, and was obtained today. */
export const datedHere = (list: CounselorList, asOf: Day): CounselorList =>
  daysBetween(asOf, list.obtainedOn) === 1 ? { ...list, obtainedOn: asOf } : list;
