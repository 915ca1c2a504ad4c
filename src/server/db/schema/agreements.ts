import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';
import { moment } from './columns.ts';

export const agreements = pgTable('agreements', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
  legalText: text('legal_text', { enum: ['terms-of-use', 'privacy-statement', 'e-consent'] }).notNull(),
  version: text('version').$type<Day>().notNull(),
  agreedAt: moment('agreed_at').notNull().defaultNow(),
  address: text('address'),
});
