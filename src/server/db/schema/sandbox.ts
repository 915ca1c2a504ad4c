import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const sandboxMails = pgTable('sandbox_mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body'),
  attachments: jsonb('attachments').$type<{ name: string; type: string; text: string }[]>().notNull().default([]),
  sentAt: moment('sent_at').notNull().defaultNow(),
  deliveryKey: text('delivery_key').notNull(),
});
