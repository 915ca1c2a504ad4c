import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';
import { bytea, moment } from './columns.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<Day>();

export const conditions = pgTable('conditions', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  key: text('key').notNull(),
  code: integer('code').notNull(),
  request: jsonb('request').$type<unknown>().notNull(),
  state: text('state', { enum: ['requested', 'received', 'needsAnotherLook', 'accepted', 'waived'] }).notNull(),
  isAsked: boolean('is_asked').notNull(),
  openedOn: day('opened_on').notNull(),
  dueOn: day('due_on').notNull(),
  answer: text('answer'),
  reason: text('reason'),
  decidedBy: text('decided_by'),
  note: text('note'),
  /** In staff's own words; null for a condition of the catalog. */
  title: text('title'),
  /** Proposed by one, waiting for a second person. */
  waiver: jsonb('waiver').$type<unknown>(),
  /** The one who proposed it: the second person is another. */
  waiverBy: uuid('waiver_by'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const deskConditions = pgTable('desk_conditions', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  code: integer('code').notNull(),
  owner: text('owner', { enum: ['borrower', 'coborrower', 'lender'] }).notNull(),
  kind: text('kind', { enum: ['document', 'information'] }),
  priorTo: text('prior_to', { enum: ['approval', 'closing', 'funding'] }),
  subjectId: text('subject_id'),
  openedBy: uuid('opened_by').notNull(),
  reason: text('reason').notNull(),
  openedAt: moment('opened_at').notNull().defaultNow(),
});

export const taskLinks = pgTable('task_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  task: text('task', { enum: ['condition', 'upload', 'cancel'] }).notNull(),
  subject: text('subject').notNull(),
  recipient: text('recipient'),
  accountId: uuid('account_id'),
  sessionId: uuid('session_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const loanMessages = pgTable('loan_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
  staffId: uuid('staff_id'),
  staffName: text('staff_name'),
  body: text('body').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
  readAt: moment('read_at'),
  retiredAt: moment('retired_at'),
});
