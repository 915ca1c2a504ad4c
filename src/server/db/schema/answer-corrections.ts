import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CorrectionState } from '#entities/facts/answer-correction.ts';
import type { Person } from '#entities/values/person.ts';
import { moment } from './columns.ts';

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
});
