import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CorrectionState, FactEntryState } from '#entities/facts/entered-fact.ts';
import type { FactKind } from '#entities/facts/fact-kind.ts';
import type { Person } from '#entities/values/person.ts';
import { moment } from './columns.ts';

/** Facts that staff read from a document, and the second person who confirmed or declined them. */
export const factEntries = pgTable('fact_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  kind: text('kind').$type<FactKind>().notNull(),
  person: text('person').$type<Person>().notNull(),
  fact: jsonb('fact').$type<unknown>().notNull(),
  /** The document it was read from. */
  fileId: uuid('file_id').notNull(),
  state: text('state').$type<FactEntryState>().notNull(),
  enteredBy: uuid('entered_by').notNull(),
  enteredByName: text('entered_by_name').notNull(),
  enteredAt: moment('entered_at').notNull(),
  settledBy: uuid('settled_by'),
  settledByName: text('settled_by_name'),
  settledAt: moment('settled_at'),
  reason: text('reason'),
});

/** Answers that staff corrected, and what the applicant said to it. */
export const answerCorrections = pgTable('answer_corrections', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: text('person').$type<Person>().notNull(),
  step: text('step').notNull(),
  before: jsonb('before').$type<unknown>().notNull(),
  after: jsonb('after').$type<unknown>().notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<CorrectionState>().notNull(),
  objection: text('objection'),
  correctedBy: uuid('corrected_by').notNull(),
  correctedByName: text('corrected_by_name').notNull(),
  correctedAt: moment('corrected_at').notNull(),
  answeredAt: moment('answered_at'),
  settlement: text('settlement'),
  settledBy: uuid('settled_by'),
  settledByName: text('settled_by_name'),
  settledAt: moment('settled_at'),
});
