import { type Person, person } from '../values/person.ts';

/** The actor of an event. A third party is named where known: an owner, a partner, a vendor. */
export type Actor = Person | 'system' | 'thirdParty' | { staff: string } | { thirdParty: string };

const STAFF = 'staff/';

/** The stored form of an actor in events. */
export const actorText = (actor: Actor): string => {
  if (typeof actor === 'string') return actor;
  return 'staff' in actor ? `${STAFF}${actor.staff}` : actor.thirdParty;
};

/** The actor of a stored event. Any other text names a third party. */
export const actorOf = (text: string): Actor => {
  if (text === 'system' || text === 'thirdParty') return text;
  if (text.startsWith(STAFF)) return { staff: text.slice(STAFF.length) };
  return person.safeParse(text).data ?? { thirdParty: text };
};

/** The account of a staff member; null for everyone else. */
export const staffIdOf = (actor: Actor): string | null =>
  typeof actor === 'object' && 'staff' in actor ? actor.staff : null;
