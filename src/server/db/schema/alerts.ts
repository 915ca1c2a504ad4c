import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NewsTopic } from '#entities/contract/news-topic.ts';
import { bytea, moment } from './columns.ts';

/** Alerts for changed eligibility, each sent once. The table and its columns keep their first names: news_wishes, wished_at, told_at. */
export const alerts = pgTable('news_wishes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  about: text('about').$type<NewsTopic>().notNull(),
  email: text('email').notNull(),
  emailHash: text('email_hash'),
  firstName: text('first_name'),
  state: text('state'),
  requestedAt: moment('wished_at').notNull().defaultNow(),
  notifiedAt: moment('told_at'),
  withdrawnAt: moment('withdrawn_at'),
});

/** A partner's single-use link for one applicant, stored as a hash. */
export const leadLinks = pgTable('lead_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  partner: text('partner').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const valueRequests = pgTable('value_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  valuation: jsonb('valuation').$type<unknown>().notNull(),
  state: text('state', { enum: ['open', 'accepted', 'declined'] })
    .notNull()
    .default('open'),
  createdAt: moment('created_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
});
