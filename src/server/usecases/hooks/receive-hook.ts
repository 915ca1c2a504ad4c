import { createHash } from 'node:crypto';
import type { Container } from '#server/container.ts';
import { addHookEvent } from '#server/db/repos/vendors/hook-events.ts';
import type { Delivery } from '#server/vendors/hooks/hook.ts';

/** `unknown`: no such capability, or none whose vendor sends webhooks. */
export type HookOutcome = 'unknown' | 'refused' | 'received';

/**
 * Keeps a vendor's webhook once and queues its work in the same transaction, so that it can be answered at once. One that carries no id
 * of its own is known by its bytes; since vendors send equal bytes for later news too, a repeated one is worked on again.
 */
export const receiveHook = async (
  { hooks, database, jobs, metrics }: Container,
  path: string,
  delivery: Delivery,
): Promise<HookOutcome> => {
  const chosen = hooks.get(path);
  if (!chosen) return 'unknown';
  const { capability, brand, hook } = chosen;
  const received = await hook(delivery);
  if (received.kind === 'refused') {
    metrics.hooks.inc({ capability, outcome: 'refused' });
    return 'refused';
  }
  const isReadable = received.kind === 'accepted';
  const ownId = isReadable ? received.eventId : null;
  const event = {
    capability,
    brand,
    eventId: ownId ?? createHash('sha256').update(delivery.body).digest('hex'),
    type: isReadable ? received.type.slice(0, 200) : '',
    news: isReadable ? received.news : { about: 'nothing' },
    body: delivery.body.toString('base64'),
    state: isReadable ? ('received' as const) : ('unreadable' as const),
  };
  const isRepeated = await database.transact(async (tx) => {
    const added = await addHookEvent(tx, event);
    if (isReadable && (!added.isRepeated || ownId === null)) await jobs.enqueue(tx, 'workHook', { eventId: added.id });
    return added.isRepeated;
  });
  metrics.hooks.inc({ capability, outcome: isRepeated ? 'repeated' : received.kind });
  return 'received';
};
