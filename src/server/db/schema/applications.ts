import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import { bytea, moment } from './columns.ts';

const person = () => text('person', { enum: ['borrower', 'coborrower'] }).notNull();

/** One aggregate: status, version, the columns the portal searches, and the document under its own schema version. */
export const applications = pgTable('applications', {
  id: uuid('id').primaryKey().defaultRandom(),
  loanNumber: bigint('loan_number', { mode: 'number' }).generatedAlwaysAsIdentity(),
  status: text('status').notNull(),
  version: integer('version').notNull().default(1),
  schemaVersion: integer('schema_version').notNull(),
  variant: text('variant').$type<FunnelVariant>().notNull(),
  leadSource: text('lead_source').notNull().default('web'),
  document: jsonb('document').$type<unknown>().notNull(),
  encompassConditionallyApproved: boolean('encompass_conditionally_approved').notNull().default(false),
  borrowerName: text('borrower_name').notNull(),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
  companyId: uuid('company_id'),
  branchId: uuid('branch_id'),
  assignedTo: uuid('assigned_to'),
  broughtBy: uuid('brought_by'),
  legalHold: boolean('legal_hold').notNull().default(false),
  accountEndedOn: date('account_ended_on', { mode: 'string' }).$type<Day>(),
  idleSince: moment('idle_since'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const applicationPeople = pgTable(
  'application_people',
  { applicationId: uuid('application_id').notNull(), person: person(), accountId: uuid('account_id').notNull() },
  (table) => [primaryKey({ columns: [table.applicationId, table.person] })],
);

/** Typed but not yet valid answers, sealed, per applicant and step. */
export const drafts = pgTable(
  'drafts',
  {
    applicationId: uuid('application_id').notNull(),
    person: person(),
    step: text('step').notNull(),
    sealed: bytea('sealed').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.person, table.step] })],
);

export const secrets = pgTable(
  'secrets',
  {
    applicationId: uuid('application_id').notNull(),
    person: person(),
    kind: text('kind', { enum: ['ssn', 'accountNumber'] }).notNull(),
    keyName: text('key_name').notNull(),
    sealed: bytea('sealed').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.person, table.kind] })],
);
