import type { DbOrTx } from '../connect.ts';
import { events } from '../schema/index.ts';

/** Everything that may happen to an application, by name. */
export type EventKind =
  | 'leadStarted'
  | 'stepSaved'
  | 'emailConfirmed'
  | 'secretStored'
  | 'fileStored'
  | 'fileRefused'
  | 'markedIdle';

export const appendEvent = async (
  db: DbOrTx,
  event: { applicationId: string; actor: string; kind: EventKind; body: Record<string, unknown> },
): Promise<void> => {
  await db.insert(events).values(event).prepare('append_event').execute();
};
