import { setTimeout as wait } from 'node:timers/promises';
import type { Container } from '#server/container.ts';
import { hasDelivery } from '#server/db/repos/accounts/messages.ts';
import {
  countUnsettled,
  eraseMessage,
  findOutgoingMessage,
  settleDelivery,
} from '#server/db/repos/accounts/outgoing-messages.ts';
import { mailTaken } from '../delivery/settle-notice.ts';
import { JobFailure } from '../shared/job-failure.ts';

/** A second handover after one without a known outcome; a third only by staff. */
const MOST_UNSETTLED = 2;
const RECORD_TRIES = 60;
const RECORD_PAUSE_MS = 500;

type Message = { id: string; deliveryKey: string };

/** What is sent but not recorded would be sent again, so a database that is away for a moment is waited for. */
const recordDelivery = async (container: Container, message: Message, tries = RECORD_TRIES): Promise<void> => {
  try {
    await container.database.transact(async (tx) => {
      await settleDelivery(tx, message);
      await mailTaken(container, tx, message.deliveryKey);
    });
  } catch (error) {
    if (tries <= 1) throw error;
    await wait(RECORD_PAUSE_MS);
    await recordDelivery(container, message, tries - 1);
  }
};

type Handover = {
  id: string;
  /** Resolves once the message is taken. `since`: from when on it may have been taken before; null on a first try. */
  send: (deliveryKey: string, content: unknown, since: Date | null) => Promise<void>;
  /** Whether this error proves that it was not taken. */
  isNotTaken: (error: unknown) => boolean;
};

/**
 * Hands a message over, at most once more than once. The handover is counted before it begins and settled after it ends: a worker that
 * dies in between leaves a count behind, and the next one sends the message a second time, never a third.
 */
export const handOver = async (container: Container, { id, send, isNotTaken }: Handover): Promise<void> => {
  const { db } = container.database;
  const message = await findOutgoingMessage(db, { ring: container.ring, id });
  if (!message) return;
  const { deliveryKey, content, unsettled } = message;
  if (await hasDelivery(db, deliveryKey)) return eraseMessage(db, id);
  if (message.isExpired) throw new JobFailure('expired', { isFinal: true });
  if (unsettled >= MOST_UNSETTLED) throw new JobFailure('deliveryUnknown', { isFinal: true });
  await countUnsettled(db, { id, by: 1 });
  if (unsettled > 0) {
    container.metrics.mailsRepeated.inc();
    container.log.warn({ message: id }, 'a message is sent once more: nobody knows whether the first one arrived');
  }
  try {
    await send(deliveryKey, content, unsettled > 0 || message.isLate ? message.createdAt : null);
  } catch (error) {
    if (isNotTaken(error)) await countUnsettled(db, { id, by: -1 });
    throw error;
  }
  container.metrics.messagesDelivered.inc();
  await recordDelivery(container, { id, deliveryKey });
};
