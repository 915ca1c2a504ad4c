import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
