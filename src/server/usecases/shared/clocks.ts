import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { type ClockKind, type ClockReading, clockKinds, dueDay, readClock } from '#rules/compliance/clocks.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addClock, listClocks, stopClock } from '#server/db/repos/loan/clocks.ts';

/**
 * Events that meet a clock: the last copy of a notice was handed over, an approval replaced the denial, the applicant withdrew, the
 * application became complete, staff decided, the documents were received, the money was returned, the days of a hold passed, or the
 * applicant's own time ran out.
 */
export type ClockEnd =
  | 'noticeSent'
  | 'missingNamed'
  | 'offerMade'
  | 'withdrawn'
  | 'completed'
  | 'decided'
  | 'lapsed'
  | 'declined'
  | 'papersReceived'
  | 'moneyReturned'
  | 'daysPassed'
  /** What the notice was for no longer applies. */
  | 'notOwed';

type At = { applicationId: string; kind: ClockKind };

/** Starts a clock unless it is already running: the first start counts. */
export const startClock = async (tx: Tx, { applicationId, kind, on }: At & { on: Day }): Promise<void> => {
  const dueOn = dueDay(kind, on);
  if (!(await addClock(tx, { applicationId, kind, startedOn: on, dueOn }))) return;
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'clockStarted', body: { kind, startedOn: on, dueOn } });
};

/** Meets a running clock; does nothing where none is running. */
export const meetClock = async (
  tx: Tx,
  { applicationId, kind, on, by }: At & { on: Day; by: ClockEnd },
): Promise<void> => {
  if (!(await stopClock(tx, { applicationId, kind, metOn: on, metBy: by }))) return;
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'clockMet', body: { kind, metOn: on, by } });
};

export type ClockEntry = ClockReading & {
  id: string;
  metOn: Day | null;
  metBy: string | null;
  application: { id: string; loanNumber: string; borrowerName: string };
};

export const clockKindOf = (name: string): ClockKind => {
  const kind = clockKinds.find((known) => known === name);
  if (!kind) throw new Error(`There is no clock called ${name}.`);
  return kind;
};

/** Every running clock of every application, or all clocks of one, as of today. */
export const clocksOf = async (
  { database, clock }: Container,
  { applicationId }: { applicationId: string | null },
): Promise<ClockEntry[]> => {
  const asOf = clock.today();
  const rows = await listClocks(database.db, { applicationId });
  return rows.map(({ id, kind, startedOn, metOn, metBy, applicationId: of, loanNumber, borrowerName }) => ({
    ...readClock({ kind: clockKindOf(kind), startedOn, metOn }, asOf),
    id,
    metOn,
    metBy,
    application: { id: of, loanNumber: loanNumberText(loanNumber), borrowerName },
  }));
};
