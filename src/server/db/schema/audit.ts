import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

export const anchors = pgTable('anchors', {
  number: integer('number').primaryKey(),
  sha256: bytea('sha256').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
});

export const auditChecks = pgTable('audit_checks', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  beganAt: moment('began_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
  number: integer('number').notNull(),
  afterChain: text('after_chain').notNull().default(''),
  pages: jsonb('pages').$type<{ name: string; sha256: string; chains: number }[]>().notNull().default([]),
  held: bigint('held', { mode: 'number' }).notNull().default(0),
  /** The first problems; `failed` counts them all. */
  findings: jsonb('findings').$type<unknown[]>().notNull().default([]),
  failed: bigint('failed', { mode: 'number' }).notNull().default(0),
});
