import { setTimeout as wait } from 'node:timers/promises';
import type { Container } from '#server/container.ts';
import {
  eraseMessage,
  findOutgoingMessages,
  type OutgoingMessage,
  settleAndCountNext,
  settleDelivery,
  uncountHandover,
} from '#server/db/repos/accounts/outgoing-messages.ts';
import { mailTaken } from '../delivery/settle-notice.ts';
import { JobFailure } from '../shared/job-failure.ts';

/** A second handover after one without a known outcome; a third only by staff. */
const MOST_UNSETTLED = 2;
const RECORD_TRIES = 60;
const RECORD_PAUSE_MS = 500;

/** What is sent but not recorded would be sent again, so a database that is away for a moment is waited for. */
const untilRecorded = async <Result>(record: () => Promise<Result>, tries = RECORD_TRIES): Promise<Result> => {
  try {
    return await record();
  } catch (error) {
    if (tries <= 1) throw error;
    await wait(RECORD_PAUSE_MS);
    return untilRecorded(record, tries - 1);
  }
};

type Turn = { taken: OutgoingMessage | null; next: OutgoingMessage | null };

/** Records the one that was taken and counts the next, in one statement unless the former meets a duty. */
const turnTo = async (container: Container, { taken, next }: Turn): Promise<boolean> => {
  const { pool, transact } = container.database;
  if (!taken?.isNotice) {
    const turn = () => settleAndCountNext(pool, { taken, next });
    return taken ? untilRecorded(turn) : turn();
  }
  await untilRecorded(() =>
    transact(async (tx) => {
      await settleDelivery(tx, taken);
      await mailTaken(container, tx, taken.deliveryKey);
    }),
  );
  return next !== null && settleAndCountNext(pool, { taken: null, next });
};

export type Channel = {
  /** Resolves once the message is taken. `since`: from when on it may have been taken before; null on a first try. */
  send: (deliveryKey: string, content: unknown, since: Date | null) => Promise<void>;
  /** Whether this error proves that it was not taken. */
  isNotTaken: (error: unknown) => boolean;
};

/** Why each message was not handed over, by id; those without an entry were, or need not be any more. */
export type Failures = Map<string, unknown>;

const refusalOf = ({ isExpired, unsettled }: OutgoingMessage): JobFailure | null => {
  if (isExpired) return new JobFailure('expired', { isFinal: true });
  return unsettled >= MOST_UNSETTLED ? new JobFailure('deliveryUnknown', { isFinal: true }) : null;
};

const sendCounted = async (container: Container, message: OutgoingMessage, channel: Channel): Promise<void> => {
  const { id, deliveryKey, content, unsettled, isLate, createdAt } = message;
  if (unsettled > 0) {
    container.metrics.mailsRepeated.inc();
    container.log.warn({ message: id }, 'a message is sent once more: nobody knows whether the first one arrived');
  }
  try {
    await channel.send(deliveryKey, content, unsettled > 0 || isLate ? createdAt : null);
  } catch (error) {
    if (channel.isNotTaken(error)) await uncountHandover(container.database.db, id);
    throw error;
  }
  container.metrics.messagesDelivered.inc();
};

type Run = { container: Container; channel: Channel; failures: Failures };

/** Returns the next one where it was taken, to be recorded with the turn to the one after it. */
const handOverNext = async (run: Run, turn: { taken: OutgoingMessage | null; next: OutgoingMessage }) => {
  const { container, channel, failures } = run;
  const { taken, next } = turn;
  try {
    // Delivered or expired while others were handed over: read again, it says so itself.
    if (!(await turnTo(container, turn))) {
      for (const [id, failure] of await handOver(container, [next.id], channel)) failures.set(id, failure);
      return null;
    }
  } catch (error) {
    if (taken) failures.set(taken.id, error);
    failures.set(next.id, error);
    return null;
  }
  try {
    await sendCounted(container, next, channel);
    return next;
  } catch (error) {
    failures.set(next.id, error);
    return null;
  }
};

/**
 * Hands messages over one after the other, each at most once more than once. A handover is counted before it begins and settled after it
 * ends: a worker that dies in between leaves one count behind, and the next worker sends that message a second time, never a third.
 */
export const handOver = async (container: Container, ids: readonly string[], channel: Channel): Promise<Failures> => {
  const { db } = container.database;
  const failures: Failures = new Map();
  const waiting: OutgoingMessage[] = [];
  for (const message of await findOutgoingMessages(db, { ring: container.ring, ids })) {
    const refusal = refusalOf(message);
    if (message.isDelivered) await eraseMessage(db, message.id);
    else if (refusal) failures.set(message.id, refusal);
    else waiting.push(message);
  }
  let taken: OutgoingMessage | null = null;
  for (const next of waiting) taken = await handOverNext({ container, channel, failures }, { taken, next });
  if (taken) {
    const { id } = taken;
    await turnTo(container, { taken, next: null }).catch((error: unknown) => failures.set(id, error));
  }
  return failures;
};
