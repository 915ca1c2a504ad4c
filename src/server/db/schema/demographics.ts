import { date, jsonb, pgSchema, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';
import { moment } from './columns.ts';

const demographics = pgSchema('demographics');

/** Kept in its own schema: nothing that decides may join it. */
export const demographicAnswers = demographics.table(
  'answers',
  {
    applicationId: uuid('application_id').notNull(),
    person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
    document: jsonb('document').$type<unknown>().notNull(),
    howCollected: text('how_collected').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.person] })],
);

/** Rows of the lending report, which hold demographics. */
export const larRows = demographics.table('lar_rows', {
  applicationId: uuid('application_id').primaryKey(),
  actionOn: date('action_on', { mode: 'string' }).$type<Day>().notNull(),
  keptOn: date('kept_on', { mode: 'string' }).$type<Day>().notNull(),
  document: jsonb('document').$type<unknown>().notNull(),
});
