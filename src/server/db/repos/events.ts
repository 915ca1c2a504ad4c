import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import { preparedOnce } from '../prepared-once.ts';
import { events } from '../schema/index.ts';

/** Everything that may happen to an application, by name. */
export type EventKind =
  | 'leadStarted'
  | 'stepSaved'
  | 'emailConfirmed'
  | 'secretStored'
  | 'consentGiven'
  | 'textAgreed'
  | 'reportReceived'
  | 'insuranceLinked'
  | 'addressChecked'
  | 'fileStored'
  | 'fileRefused'
  | 'markedIdle'
  | 'coborrowerInvited'
  | 'coborrowerJoined'
  | 'coborrowerRemoved'
  | 'secretShown'
  | 'paperReceived'
  | 'offerMade'
  | 'offerAccepted'
  | 'refused'
  | 'clockStarted'
  | 'clockMet'
  | 'newsWished'
  | 'newsDeclined'
  | 'newsSent'
  | 'leadLinkOpened'
  | 'leadAttached'
  | 'valueDoubted'
  | 'papersPrepared'
  | 'paperIssued'
  | 'noticeSent'
  | 'eConsentGiven'
  | 'eConsentWithdrawn'
  | 'paperWanted'
  | 'signatureAdopted'
  | 'placeSigned'
  | 'paperSigned'
  | 'paperDeclined'
  | 'paperReopened'
  | 'conditionOpened'
  | 'conditionGone'
  | 'conditionChanged'
  | 'conditionAnswered'
  | 'conditionDecided'
  | 'conditionShared'
  | 'identitySubmitted'
  | 'messageWritten'
  | 'closingBooked'
  | 'closingCheckedIn'
  | 'ownerPapersIssued'
  | 'ownerPapersReceived'
  | 'accountOpened'
  | 'rescissionCancelled'
  | 'fundingAgreed'
  | 'funded'
  | 'loanAssigned'
  | 'clockLate';

const appendQuery = preparedOnce((tx) =>
  tx
    .insert(events)
    .values({
      applicationId: sql.placeholder('applicationId'),
      actor: sql.placeholder('actor'),
      kind: sql.placeholder('kind'),
      body: sql.placeholder('body'),
    })
    .prepare('append_event'),
);

export const appendEvent = async (
  db: DbOrTx,
  event: { applicationId: string; actor: string; kind: EventKind; body: Record<string, unknown> },
): Promise<void> => {
  await appendQuery(db).execute(event);
};

type Told = Parameters<typeof appendEvent>[1];

export const hasEvent = async (db: DbOrTx, event: Omit<Told, 'actor'>): Promise<boolean> => {
  const [known] = await db
    .select({ seq: events.seq })
    .from(events)
    .where(
      and(
        eq(events.applicationId, event.applicationId),
        eq(events.kind, event.kind),
        sql`${events.body} = ${JSON.stringify(event.body)}::jsonb`,
      ),
    )
    .limit(1);
  return known !== undefined;
};

/** For what may be noticed twice. The caller holds the application's lock, so that nobody notices it in between. */
export const appendEventOnce = async (tx: Tx, event: Told): Promise<void> => {
  if (!(await hasEvent(tx, event))) await appendEvent(tx, event);
};

/** When the last question was answered first. */
export const submittedAt = async (db: DbOrTx, applicationId: string): Promise<Date | null> => {
  const [row] = await db
    .select({ at: events.at })
    .from(events)
    .where(
      and(
        eq(events.applicationId, applicationId),
        eq(events.kind, 'stepSaved'),
        sql`${events.body} ->> 'step' = 'loanDisbursement'`,
      ),
    )
    .orderBy(events.seq)
    .limit(1);
  return row?.at ?? null;
};

/** The last save of each page by each who saved it. */
export const lastSaves = async (db: DbOrTx, applicationId: string): Promise<{ step: string; by: string; at: Date }[]> =>
  db
    .selectDistinctOn([sql`${events.body} ->> 'step'`, events.actor], {
      step: sql<string>`${events.body} ->> 'step'`,
      by: events.actor,
      at: events.at,
    })
    .from(events)
    .where(and(eq(events.applicationId, applicationId), eq(events.kind, 'stepSaved')))
    .orderBy(sql`${events.body} ->> 'step'`, events.actor, desc(events.seq));
