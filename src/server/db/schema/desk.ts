import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '#entities/contract/desk/notification.ts';
import type { TextPlace } from '#entities/contract/desk/text-place.ts';
import type { WorkAction, WorkKind, WorkQueue } from '#entities/contract/desk/work-item.ts';
import { moment } from './columns.ts';

/** Staff only; no applicant ever reads it. */
export const loanNotes = pgTable('loan_notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  body: text('body').notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
  /** Names of the colleagues it mentions. */
  mentioned: text('mentioned').array().notNull().default([]),
});

/** What staff are told of. */
export const staffNotifications = pgTable('staff_notifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  applicationId: uuid('application_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  byName: text('by_name'),
  at: moment('at').notNull().defaultNow(),
  readAt: moment('read_at'),
});

/** Typed and not sent yet: each member of staff's own. */
export const halfWrittenTexts = pgTable(
  'half_written_texts',
  {
    accountId: uuid('account_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    place: text('place').$type<TextPlace>().notNull(),
    body: text('body').notNull(),
    typedAt: moment('typed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.applicationId, table.place] })],
);

/** Staff with a loan open, one row a tab, renewed while it is. */
export const loanReaders = pgTable('loan_readers', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  accountId: uuid('account_id').notNull(),
  seenAt: moment('seen_at').notNull().defaultNow(),
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

/** The lender's open work. The rules say what is open; `taken_by` is the person who took it, and stays while it is. */
export const workItems = pgTable(
  'work_items',
  {
    applicationId: uuid('application_id').notNull(),
    kind: text('kind').$type<WorkKind>().notNull(),
    subject: text('subject').notNull(),
    queue: text('queue').$type<WorkQueue>().notNull(),
    detail: text('detail'),
    person: text('person', { enum: ['borrower', 'coborrower'] }),
    action: text('action').$type<WorkAction>().notNull(),
    since: moment('since').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    notBy: uuid('not_by').array().notNull(),
    takenBy: uuid('taken_by'),
    companyId: uuid('company_id'),
    branchId: uuid('branch_id'),
    assignedTo: uuid('assigned_to'),
    broughtBy: uuid('brought_by'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.kind, table.subject] })],
);
