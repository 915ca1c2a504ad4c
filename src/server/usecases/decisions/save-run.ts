import { z } from 'zod';
import type { EventKind } from '#entities/contract/event-kind.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { decision as decisionSchema } from '#rules/decision/decision.ts';
import { isSameRun } from '#rules/decision/run-changes.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { findApplication, lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { eventsOf } from '#server/db/repos/application/events.ts';
import { addRun, findLatestRun, type RunRow, runsOf } from '#server/db/repos/loan/decision-runs.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

export const runCause = z.object({
  kind: z.string(),
  actor: z.string(),
  at: z.coerce.date(),
  step: z.string().nullable(),
});
export type RunCause = z.infer<typeof runCause>;
export type DecisionRun = { run: number; ranAt: Date; decision: Decision; causes: RunCause[] };

/** The inputs that can change the rules' result. */
const causing: ReadonlySet<EventKind | string> = new Set<EventKind>([
  'stepSaved',
  'reportReceived',
  'factEntered',
  'factSettled',
  'floodRecorded',
  'insuranceLinked',
  'coborrowerJoined',
  'coborrowerRemoved',
  'coborrowerLeft',
  'offerAccepted',
  'counterAnswered',
  'exceptionGranted',
]);
const MOST_CAUSES = 5;
const LOOK_BACK = 200;

const toRun = ({ run, ranAt, decision, causes }: RunRow): DecisionRun => ({
  run,
  ranAt,
  decision: decisionSchema.parse(decision),
  causes: runCause.array().parse(causes),
});

/** What the rules say at this moment; nothing is kept. */
export const decideNow = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  stored: StoredApplication,
): Promise<Decision> =>
  decideApplication({
    application: stored.document,
    facts: await outsideFactsOf(db, stored),
    asOf: clock.today(),
  });

/** The run for the current facts; a new one where the rules' result differs. The caller holds the lock. */
export const saveRun = async (
  container: Pick<Container, 'clock'>,
  tx: Tx,
  stored: StoredApplication,
): Promise<DecisionRun> => {
  const latest = await findLatestRun(tx, stored.id);
  const known = latest && toRun(latest);
  const decision = await decideNow(container, tx, stored);
  return known && isSameRun(known.decision, decision) ? known : addRunFor(container, tx, stored);
};

/** A run of its own, whatever the rules say. The caller holds the lock. */
export const addRunFor = async (
  container: Pick<Container, 'clock'>,
  tx: Tx,
  stored: StoredApplication,
): Promise<DecisionRun> => {
  const applicationId = stored.id;
  const latest = await findLatestRun(tx, applicationId);
  const decision = await decideNow(container, tx, stored);
  const events = await eventsOf(tx, { applicationId, after: latest?.eventSeq ?? 0, limit: LOOK_BACK });
  const causes = events
    .filter(({ kind }) => causing.has(kind))
    .slice(0, MOST_CAUSES)
    .map(({ kind, actor, at, body }) => ({ kind, actor, at, step: typeof body.step === 'string' ? body.step : null }));
  const run = (latest?.run ?? 0) + 1;
  await addRun(tx, {
    applicationId,
    run,
    policyVersion: decision.policyVersion,
    ranOn: decision.asOf,
    decision,
    causes,
    eventSeq: events[0]?.seq ?? latest?.eventSeq ?? 0,
  });
  return { run, ranAt: new Date(), decision, causes };
};

/** Every run, newest first. Days pass without a save, so a read may have to add one. */
export const currentRuns = async (container: Container, applicationId: string): Promise<DecisionRun[]> => {
  const { db, transact } = container.database;
  const stored = await findApplication(db, applicationId);
  if (!stored) throw new AppError('notFound');
  const latest = await findLatestRun(db, applicationId);
  if (!latest || !isSameRun(toRun(latest).decision, await decideNow(container, db, stored)))
    await transact(async (tx) => {
      const locked = await lockApplication(tx, applicationId);
      if (locked) await saveRun(container, tx, locked);
    });
  return (await runsOf(db, applicationId)).map(toRun);
};
