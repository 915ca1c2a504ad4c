import type { Tx } from '#server/db/connect.ts';
import { startClock } from '../shared/clocks.ts';
import { type Duties, peopleOwed } from './people-owed.ts';

/** Starts the clock of every notice that someone is owed. The first start counts, so repeating it changes nothing. */
export const startNoticeDuties = async (tx: Tx, duties: Duties): Promise<void> => {
  const { stored, on } = duties;
  for (const { kind } of await peopleOwed(tx, duties)) await startClock(tx, { applicationId: stored.id, kind, on });
};
