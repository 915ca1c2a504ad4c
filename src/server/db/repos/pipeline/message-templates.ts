import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type MessageTemplate, messageTemplate } from '#entities/contract/desk/message-template.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { messageTemplates } from '#server/db/schema/index.ts';

/** One change at a time: names are unique among the texts in use. */
export const lockTemplates = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('message templates'))`);
};

/** Every text in its newest version, by name. */
export const newestTemplates = async (db: Reader): Promise<MessageTemplate[]> => {
  const { rows } = await db.execute(sql`SELECT DISTINCT ON (id) id, version, name, body, is_retired AS "isRetired",
      written_by_name AS by, written_at AS at FROM message_templates ORDER BY id, version DESC`);
  const read = z.array(messageTemplate.extend({ at: z.coerce.date() })).parse(rows);
  return read.toSorted((one, other) => one.name.localeCompare(other.name));
};

type Written = Omit<typeof messageTemplates.$inferInsert, 'writtenAt'>;

export const addTemplateVersion = async (tx: Tx, row: Written): Promise<void> => {
  await tx.insert(messageTemplates).values({ ...row, writtenAt: tx.clock.began() });
};
