import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** Append-only; a trigger refuses an event that does not follow the last one. `keyId` is null for events the database once hashed itself. */
export const events = pgTable(
  'events',
  {
    applicationId: uuid('application_id').notNull(),
    seq: integer('seq').notNull(),
    at: moment('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    previousHash: bytea('previous_hash').notNull(),
    hash: bytea('hash').notNull(),
    keyId: text('key_id'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.seq] })],
);

export const purgedChains = pgTable('purged_chains', {
  applicationId: uuid('application_id').primaryKey(),
  events: integer('events').notNull(),
  lastHash: bytea('last_hash').notNull(),
  purgedAt: moment('purged_at').notNull().defaultNow(),
  keyId: text('key_id'),
  code: bytea('code'),
});

/** Sealed under the key ring. */
export const chainKeys = pgTable('chain_keys', {
  id: text('id').primaryKey(),
  sealed: bytea('sealed').notNull(),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
});

/** The ends of chains the database hashed itself. */
export const closedChains = pgTable('closed_chains', {
  chain: text('chain').primaryKey(),
  events: bigint('events', { mode: 'number' }).notNull(),
  lastHash: bytea('last_hash').notNull(),
  brokenAt: bigint('broken_at', { mode: 'number' }),
  keyId: text('key_id').notNull(),
  code: bytea('code').notNull(),
});
