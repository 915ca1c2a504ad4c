import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';
import { moment } from './columns.ts';

const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<Day>();

/** `facts` is everything the decision was made from; at most one offer of an application has not ended. */
export const offers = pgTable('offers', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  policyVersion: text('policy_version').notNull(),
  madeOn: dayColumn('made_on').notNull(),
  expiresOn: dayColumn('expires_on').notNull(),
  basis: jsonb('basis').$type<unknown>().notNull(),
  facts: jsonb('facts').$type<unknown>().notNull(),
  decision: jsonb('decision').$type<unknown>().notNull(),
  reason: text('reason', { enum: ['first', 'changed', 'expired'] }).notNull(),
  changes: jsonb('changes').$type<unknown>().notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
  acceptedAt: moment('accepted_at'),
  accepted: jsonb('accepted').$type<unknown>(),
});

export const decisions = pgTable('decisions', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  kind: text('kind').notNull(),
  atStep: text('at_step').notNull(),
  reasons: jsonb('reasons').$type<unknown>().notNull(),
  policyVersion: text('policy_version').notNull(),
  decidedOn: dayColumn('decided_on').notNull(),
  facts: jsonb('facts').$type<unknown>().notNull(),
  decision: jsonb('decision').$type<unknown>().notNull(),
  decidedAt: moment('decided_at').notNull().defaultNow(),
  run: integer('run'),
  decidedBy: uuid('decided_by'),
  decidedByName: text('decided_by_name'),
  note: text('note'),
  terms: jsonb('terms').$type<unknown>(),
  secondBy: uuid('second_by'),
  secondByName: text('second_by_name'),
  otherReason: text('other_reason'),
  exceptions: jsonb('exceptions').$type<unknown>(),
});

export const decisionProposals = pgTable('decision_proposals', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  kind: text('kind').notNull(),
  run: integer('run').notNull(),
  reasons: jsonb('reasons').$type<unknown>().notNull(),
  terms: jsonb('terms').$type<unknown>(),
  note: text('note'),
  decidedBy: uuid('decided_by').notNull(),
  decidedByName: text('decided_by_name').notNull(),
  decidedAt: moment('decided_at').notNull().defaultNow(),
  settledAt: moment('settled_at'),
  otherReason: text('other_reason'),
  exceptions: jsonb('exceptions').$type<unknown>(),
  returnedAt: moment('returned_at'),
  returnedByName: text('returned_by_name'),
  /** Null where the rules' result had changed by the time it was to be confirmed. */
  returnReason: text('return_reason'),
});

export const decisionRuns = pgTable(
  'decision_runs',
  {
    applicationId: uuid('application_id').notNull(),
    run: integer('run').notNull(),
    policyVersion: text('policy_version').notNull(),
    ranOn: dayColumn('ran_on').notNull(),
    ranAt: moment('ran_at').notNull().defaultNow(),
    decision: jsonb('decision').$type<unknown>().notNull(),
    causes: jsonb('causes').$type<unknown>().notNull(),
    eventSeq: integer('event_seq').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.run] })],
);

export const clocks = pgTable('clocks', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  kind: text('kind').notNull(),
  startedOn: dayColumn('started_on').notNull(),
  dueOn: dayColumn('due_on').notNull(),
  metOn: dayColumn('met_on'),
  metBy: text('met_by'),
  markedLateOn: dayColumn('marked_late_on'),
  lateReason: text('late_reason'),
  lateReasonByName: text('late_reason_by_name'),
});
