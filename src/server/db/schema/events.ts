import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

/** seq, previousHash and hash are set by the database's own trigger; append-only. */
export const events = pgTable(
  'events',
  {
    applicationId: uuid('application_id').notNull(),
    seq: integer('seq').notNull().default(0),
    at: moment('at').notNull().defaultNow(),
    actor: text('actor').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    previousHash: bytea('previous_hash').notNull().default(Buffer.alloc(0)),
    hash: bytea('hash').notNull().default(Buffer.alloc(0)),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.seq] })],
);

export const purgedChains = pgTable('purged_chains', {
  applicationId: uuid('application_id').primaryKey(),
  events: integer('events').notNull(),
  lastHash: bytea('last_hash').notNull(),
  purgedAt: moment('purged_at').notNull().defaultNow(),
});
