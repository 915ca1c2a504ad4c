import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A branch without a company is the lender's own. */
export const branches = pgTable('branches', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id'),
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
