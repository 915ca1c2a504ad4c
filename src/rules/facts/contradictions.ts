import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { type Day, dayNumber } from '#entities/values/day.ts';
import { otherOwners } from '../conditions/title-names.ts';

/** Answers and records that cannot both be true. */
export type Contradiction =
  | { kind: 'acquired'; stated: Day; recorded: Day }
  /** On the land records, and named by nobody. */
  | { kind: 'owner'; name: string };

/** Deeds are recorded some weeks after the day of the sale. */
const MOST_DAYS = 90;

export const contradictions = (application: Application, { title }: Pick<OutsideFacts, 'title'>): Contradiction[] => {
  if (title === null) return [];
  const [stated, recorded] = [application.property.acquiredOn, title.acquiredOn];
  const isApart = stated !== null && recorded !== null && Math.abs(dayNumber(stated) - dayNumber(recorded)) > MOST_DAYS;
  const named = new Set(application.otherTitleHolders.map(({ id }) => id));
  return [
    ...(isApart ? [{ kind: 'acquired' as const, stated, recorded }] : []),
    ...otherOwners(application, title)
      .filter(({ id }) => !named.has(id))
      .map(({ name }) => ({ kind: 'owner' as const, name })),
  ];
};
