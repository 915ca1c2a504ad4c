import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HookState } from '#entities/facts/hook-state.ts';
import { moment } from './columns.ts';

/** Webhooks from vendors: in our terms in `news`, the bytes as they came, in base64, in `body`. */
export const hookEvents = pgTable('hook_events', {
  id: uuid('id').primaryKey().defaultRandom(),
  capability: text('capability').notNull(),
  brand: text('brand').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
  news: jsonb('news').$type<unknown>().notNull(),
  body: text('body').notNull(),
  state: text('state').$type<HookState>().notNull(),
  deliveries: integer('deliveries').notNull().default(1),
  applicationId: uuid('application_id'),
  receivedAt: moment('received_at').notNull(),
  lastReceivedAt: moment('last_received_at').notNull(),
  workedAt: moment('worked_at'),
});
