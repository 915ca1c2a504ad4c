import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';
import { moment } from './columns.ts';

/** Each time a party was screened, as it was known then. */
export const screenings = pgTable('screenings', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  subject: jsonb('subject').$type<unknown>().notNull(),
  listVersion: text('list_version').notNull(),
  listPublishedOn: date('list_published_on', { mode: 'string' }).$type<Day>().notNull(),
  matches: jsonb('matches').$type<unknown>().notNull(),
  screenedAt: moment('screened_at').notNull(),
});

/** A reviewer's finding on a match, with the party and the entry it was made on. */
export const matchFindings = pgTable('match_findings', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  finding: text('finding', { enum: ['different', 'same'] }).notNull(),
  subject: jsonb('subject').$type<unknown>().notNull(),
  entry: jsonb('entry').$type<unknown>().notNull(),
  reason: text('reason').notNull(),
  foundBy: uuid('found_by').notNull(),
  foundByName: text('found_by_name').notNull(),
  foundAt: moment('found_at').notNull(),
});

/** What staff did to establish a fact about a person. */
export const verifications = pgTable('verifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
  about: text('about').notNull(),
  step: text('step').notNull(),
  checkedOn: date('checked_on', { mode: 'string' }).$type<Day>().notNull(),
  fileId: uuid('file_id'),
  note: text('note').notNull(),
  verifiedBy: uuid('verified_by').notNull(),
  verifiedByName: text('verified_by_name').notNull(),
  verifiedAt: moment('verified_at').notNull(),
});
