import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SandboxBehaviour } from '#sandbox/vendor-behavior.ts';
import { moment } from '#server/db/schema/columns.ts';

export const sandboxTexts = pgTable('sandbox_texts', {
  messageId: text('message_id').primaryKey(),
  recipient: text('recipient').notNull(),
  text: text('text').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
});

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

/** How each sandbox vendor behaves; one without a row answers normally. */
export const sandboxSwitches = pgTable('sandbox_switches', {
  vendor: text('vendor').primaryKey(),
  behaviour: text('behaviour').$type<SandboxBehaviour>().notNull(),
});

/** One row: the number of days the business clock is ahead of the calendar. */
export const sandboxClock = pgTable('sandbox_clock', {
  isOnly: boolean('is_only').primaryKey().default(true),
  offsetDays: integer('offset_days').notNull(),
});

/** Visits to the made-up vendors' own pages. */
export const sandboxVisits = pgTable('sandbox_visits', {
  reference: text('reference').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  vendor: text('vendor').notNull(),
  state: text('state').$type<'open' | 'shared' | 'declined'>().notNull(),
  returnUrl: text('return_url').notNull(),
});

/** The orders the sandbox's bank took, each once by its key; `times` counts how often it was sent. */
export const sandboxPayments = pgTable('sandbox_payments', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  reference: text('reference').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  returnCode: text('return_code'),
  times: integer('times').notNull().default(1),
});
