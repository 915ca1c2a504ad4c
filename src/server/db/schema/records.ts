import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PurgeRefusal } from '#entities/contract/kept-record.ts';
import type { Day } from '#entities/values/day.ts';
import { moment } from './columns.ts';

/** Every time a loan's records were held, with the reason and the name; one hold at a time. */
export const recordHolds = pgTable('record_holds', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  reason: text('reason').notNull(),
  setBy: uuid('set_by').notNull(),
  setAt: moment('set_at').notNull(),
  liftReason: text('lift_reason'),
  liftedBy: uuid('lifted_by'),
  liftedAt: moment('lifted_at'),
});

/** Records past their retention that the last purge could not delete. */
export const purgeRefusals = pgTable('purge_refusals', {
  applicationId: uuid('application_id').primaryKey(),
  why: text('why').$type<PurgeRefusal>().notNull(),
  since: date('since', { mode: 'string' }).$type<Day>().notNull(),
});
