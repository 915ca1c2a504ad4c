import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: uuid('account_id').notNull(), codeHash: bytea('code_hash').notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** seq, previousHash and hash are set by the database's own trigger; append-only. */
export const staffEvents = pgTable('staff_events', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  at: moment('at').notNull().defaultNow(),
  actor: uuid('actor'),
  subject: uuid('subject').notNull(),
  kind: text('kind').notNull(),
  body: jsonb('body').$type<Record<string, unknown>>().notNull(),
  previousHash: bytea('previous_hash').notNull(),
  hash: bytea('hash').notNull(),
  keyId: text('key_id'),
});
