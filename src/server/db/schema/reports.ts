import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { HookState } from '#entities/facts/hook-state.ts';
import { bytea, moment } from './columns.ts';

const person = () => text('person', { enum: ['borrower', 'coborrower'] }).notNull();

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: person(),
  kind: text('kind').$type<ConsentKind>().notNull(),
  textVersion: text('text_version').notNull(),
  givenAt: moment('given_at').notNull().defaultNow(),
  address: text('address'),
  retiredAt: moment('retired_at'),
});

/** Vendor answers: in our terms in `answer`, the raw response sealed in `rawSealed`. */
export const reports = pgTable('reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: person(),
  kind: text('kind').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  outcome: text('outcome').notNull(),
  answer: jsonb('answer').$type<unknown>(),
  rawSealed: bytea('raw_sealed'),
  keyName: text('key_name'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
  retiredAt: moment('retired_at'),
});

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
