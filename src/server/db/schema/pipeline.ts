import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { DuplicateOutcome } from '#entities/contract/desk/duplicate.ts';
import type { PipelineDetails } from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import { moment } from './columns.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<Day>();

/** A loan's office, stored with everything listed by it. */
const office = () => ({
  companyId: uuid('company_id'),
  branchId: uuid('branch_id'),
  assignedTo: uuid('assigned_to'),
  broughtBy: uuid('brought_by'),
});

export const loanFigures = pgTable('loan_figures', {
  applicationId: uuid('application_id').primaryKey(),
  line: integer('line'),
  cltv: integer('cltv'),
  dti: integer('dti'),
  dtiLimit: integer('dti_limit'),
  score: integer('score'),
  decidedOn: day('decided_on').notNull(),
});

/** Written by the database itself as a transaction that changed the loan commits; never directly. */
export const pipelineRows = pgTable('pipeline_rows', {
  applicationId: uuid('application_id').primaryKey(),
  loanNumber: bigint('loan_number', { mode: 'number' }).notNull(),
  ...office(),
  leadSource: text('lead_source').notNull(),
  names: text('names').notNull(),
  nameKey: text('name_key').notNull(),
  state: text('state'),
  line: integer('line').notNull(),
  cltv: integer('cltv'),
  dti: integer('dti'),
  dtiLimit: integer('dti_limit'),
  score: integer('score'),
  stage: text('stage').notNull(),
  isOpen: boolean('is_open').notNull(),
  waitingOn: text('waiting_on').notNull(),
  threeDayStarted: day('three_day_started'),
  threeDayDue: day('three_day_due'),
  threeDayMet: day('three_day_met'),
  decisionClock: text('decision_clock'),
  decisionStarted: day('decision_started'),
  decisionDue: day('decision_due'),
  decisionMet: day('decision_met'),
  nextDue: date('next_due', { mode: 'string' }).notNull(),
  details: jsonb('details').$type<PipelineDetails>().notNull(),
  touchedAt: moment('touched_at').notNull(),
  createdAt: moment('created_at').notNull(),
  termsKey: text('terms_key').notNull(),
  cell: integer('cell').notNull(),
  completedOn: day('completed_on'),
  decidedOn: day('decided_on'),
});

/** Each stage a loan has been in, in order. */
export const stageVisits = pgTable(
  'stage_visits',
  {
    applicationId: uuid('application_id').notNull(),
    number: integer('number').notNull(),
    stage: text('stage').notNull(),
    enteredOn: day('entered_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.number] })],
);

/** The filter columns, stored once for all loans that share their values. */
export const pipelineCells = pgTable('pipeline_cells', {
  cell: integer('cell').primaryKey(),
  stage: text('stage').notNull(),
  isOpen: boolean('is_open').notNull(),
  waitingOn: text('waiting_on').notNull(),
  state: text('state'),
  band: text('band').notNull(),
  hasClock: boolean('has_clock').notNull(),
  hasOwner: boolean('has_owner').notNull(),
});

export const pipelineTerms = pgTable(
  'pipeline_terms',
  {
    applicationId: uuid('application_id').notNull(),
    source: text('source').notNull(),
    term: text('term').notNull(),
    ...office(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.source, table.term] })],
);

/** One thread per applicant on a loan, as the message list shows it. The table keeps its first name. */
export const loanThreads = pgTable(
  'loan_talks',
  {
    applicationId: uuid('application_id').notNull(),
    person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
    ...office(),
    lastMessageId: uuid('last_message_id').notNull(),
    lastAt: moment('last_at').notNull(),
    unread: integer('unread').notNull(),
    unreadSince: moment('unread_since'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.person] })],
);

export const pipelineCounts = pgTable('pipeline_counts', {
  ...office(),
  stage: text('stage').notNull(),
  isOpen: boolean('is_open').notNull(),
  loans: integer('loans').notNull(),
});

export const pipelineDays = pgTable('pipeline_days', {
  ...office(),
  startedOn: day('started_on').notNull(),
  loans: integer('loans').notNull(),
});

export const pipelineDecisions = pgTable('pipeline_decisions', {
  ...office(),
  isTotal: boolean('is_total').notNull(),
  week: day('week').notNull(),
  days: integer('days').notNull(),
  loans: integer('loans').notNull(),
  isFolded: boolean('is_folded').notNull().default(false),
});

export const savedViews = pgTable('saved_views', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  view: jsonb('view').$type<unknown>().notNull(),
  isShared: boolean('is_shared').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const deskSettings = pgTable('desk_settings', {
  accountId: uuid('account_id').primaryKey(),
  hasLetterKeys: boolean('has_letter_keys').notNull().default(true),
  listLayout: jsonb('list_layout').$type<unknown>(),
  /** Kinds of notifications that are shown in the portal only. */
  notMailed: text('not_mailed').array().notNull().default([]),
});

/** Staff actions that belong to no single loan; append-only. */
export const deskEvents = pgTable('desk_events', {
  id: uuid('id').primaryKey().defaultRandom(),
  at: moment('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').notNull(),
  body: jsonb('body').$type<unknown>().notNull(),
});

/** Pairs of loans that share a person or a home and were found to be different. */
export const duplicateFindings = pgTable(
  'duplicate_findings',
  {
    oneId: uuid('one_id').notNull(),
    otherId: uuid('other_id').notNull(),
    reason: text('reason').notNull(),
    foundBy: uuid('found_by').notNull(),
    foundByName: text('found_by_name').notNull(),
    foundAt: moment('found_at').notNull().defaultNow(),
    outcome: text('outcome').$type<DuplicateOutcome>().notNull().default('different'),
    /** Of two that are joined, the loan that goes on. */
    keptId: uuid('kept_id'),
  },
  (table) => [primaryKey({ columns: [table.oneId, table.otherId] })],
);

export const scenarios = pgTable('scenarios', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  inputs: jsonb('inputs').$type<unknown>().notNull(),
  policyVersion: text('policy_version').notNull(),
  figures: jsonb('figures').$type<unknown>().notNull(),
  leadId: uuid('lead_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
