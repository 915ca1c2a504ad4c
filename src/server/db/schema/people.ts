import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { bytea, moment } from './columns.ts';

export const invitations = pgTable('invitations', {
  tokenHash: bytea('token_hash').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  email: text('email').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
  declinedAt: moment('declined_at'),
});
export type Invitation = typeof invitations.$inferSelect;

export const coborrowerProgress = pgTable('coborrower_progress', {
  applicationId: uuid('application_id').primaryKey(),
  status: text('status').$type<ApplicationStatus>().notNull(),
});

export const paperReceipts = pgTable('paper_receipts', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
  paper: text('paper').notNull(),
  version: text('version').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  address: text('address'),
  retiredAt: moment('retired_at'),
});
