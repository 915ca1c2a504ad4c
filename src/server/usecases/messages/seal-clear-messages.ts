import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Container } from '#server/container.ts';
import { addOutgoingMessage } from '#server/db/repos/accounts/outgoing-messages.ts';
import { keptHours } from '#server/messages/delivery-classes.ts';

const clearJob = z.object({
  id: z.string(),
  queue: z.enum(['sendMail', 'sendText']),
  data: z.looseObject({ deliveryKey: z.string() }),
});

/**
 * Jobs queued by an earlier version carry their message in clear: each waiting or given-up one gets a sealed row, and its data becomes
 * the row's id. Which of them are statutory is no longer known, so all are kept and tried as if they were.
 */
export const sealClearMessages = ({ database, ring }: Container): Promise<number> =>
  database.transact(async (tx) => {
    const { rows } = await tx.execute(sql`
      SELECT id, coalesce(source_name, name) AS queue, data FROM pgboss.job
      WHERE coalesce(source_name, name) IN ('sendMail', 'sendText') AND data ? 'recipient' FOR UPDATE SKIP LOCKED`);
    for (const { id, queue, data } of z.array(clearJob).parse(rows)) {
      const { deliveryKey, ...content } = data;
      const messageId = randomUUID();
      const key = queue === 'sendText' ? `text/${deliveryKey}` : deliveryKey;
      const row = {
        id: messageId,
        deliveryKey: key,
        kind: 'earlier',
        deliveryClass: 'statutory',
        applicationId: null,
      } as const;
      addOutgoingMessage(tx, { ring, message: { ...row, content, keptHours: keptHours.statutory } });
      await tx.execute(
        sql`UPDATE pgboss.job SET data = ${JSON.stringify({ messageId })}::jsonb, retry_limit = greatest(retry_limit, 60),
          retry_delay_max = 14400 WHERE id = ${id} AND coalesce(source_name, name) = ${queue}`,
      );
    }
    return rows.length;
  });
