import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AvmFinding } from '#entities/facts/avm-review.ts';
import type { Day } from '#entities/values/day.ts';

const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<Day>();

/** Values of models drawn at random for review. */
export const avmReviews = pgTable('avm_reviews', {
  reportId: uuid('report_id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  model: text('model').notNull(),
  /** The policy's share in basis points, and the code the draw was made by. */
  share: integer('share').notNull(),
  code: text('code').notNull(),
  drawnOn: dayColumn('drawn_on').notNull(),
  valuation: jsonb('valuation').$type<unknown>().notNull(),
  finding: text('finding').$type<AvmFinding>(),
  details: jsonb('details').$type<unknown>(),
  reviewedBy: uuid('reviewed_by'),
  reviewedByName: text('reviewed_by_name'),
  reviewedOn: dayColumn('reviewed_on'),
});
