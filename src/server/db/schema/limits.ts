import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  { key: text('key').notNull(), windowStart: moment('window_start').notNull(), uses: integer('uses').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

export const botCheckUses = pgTable('bot_check_uses', {
  tokenHash: bytea('token_hash').primaryKey(),
  uses: integer('uses').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
