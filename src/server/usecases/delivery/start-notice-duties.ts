import type { Day } from '#entities/values/day.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { startClock } from '../shared/clocks.ts';
import { peopleOwed } from './people-owed.ts';

/** Starts the clock of every notice that someone is owed. The first start counts, so repeating it changes nothing. */
export const startNoticeDuties = async (
  tx: Tx,
  stored: Pick<StoredApplication, 'id' | 'document'>,
  on: Day,
): Promise<void> => {
  for (const { kind } of await peopleOwed(tx, stored, on)) await startClock(tx, { applicationId: stored.id, kind, on });
};
