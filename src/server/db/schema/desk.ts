import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Staff only; no applicant ever reads it. */
export const loanNotes = pgTable('loan_notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  body: text('body').notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
});

export const accessReasons = pgTable(
  'access_reasons',
  {
    sessionId: uuid('session_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    reason: text('reason').notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.applicationId] })],
);
