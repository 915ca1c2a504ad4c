import { type Day, toDay } from '../values/day.ts';

/** A version lists the days of its text, of the policy and of the index behind its figures: the newest is when it became what it is. */
export const versionDay = (version: string): Day => toDay(version.split('/').toSorted().at(-1) ?? version);
