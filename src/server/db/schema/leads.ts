import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LeadState } from '#entities/contract/lead.ts';
import { moment } from './columns.ts';

/** Prospects a partner or staff would like to invite; an application begins with the invitation. */
export const leads = pgTable('leads', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id'),
  branchId: uuid('branch_id'),
  broughtBy: uuid('brought_by').notNull(),
  partner: text('partner').notNull(),
  source: text('source', { enum: ['MCR', 'staff'] }).notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  emailHash: text('email_hash'),
  phone: text('phone'),
  phoneHash: text('phone_hash'),
  zip: text('zip'),
  value: integer('value'),
  mortgageBalance: integer('mortgage_balance'),
  state: text('state').$type<LeadState>().notNull().default('new'),
  importId: uuid('import_id'),
  applicationId: uuid('application_id'),
  invitedAt: moment('invited_at'),
  linkExpiresAt: moment('link_expires_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Read by the lead's partner and by the lender's staff. */
export const leadNotes = pgTable('lead_notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  leadId: uuid('lead_id').notNull(),
  body: text('body').notNull(),
  writtenBy: uuid('written_by').notNull(),
  writtenByName: text('written_by_name').notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
});

export const leadImports = pgTable('lead_imports', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  fileName: text('file_name').notNull(),
  lines: integer('lines').notNull().default(0),
  imported: integer('imported').notNull().default(0),
  known: integer('known').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  startedAt: moment('started_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
});
