import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ConsentKind } from '#entities/contract/consent.ts';
import type { HookState, LoanSystemState } from '#entities/facts/hook-state.ts';
import type { JourneyCapability, JourneyProblem, JourneyState } from '#entities/facts/journey.ts';
import type { IndexSource, IndexState } from '#entities/facts/published/index-date.ts';
import type { Day } from '#entities/values/day.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { bytea, moment } from './columns.ts';

const person = () => text('person', { enum: ['borrower', 'coborrower'] }).notNull();

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: person(),
  kind: text('kind').$type<ConsentKind>().notNull(),
  textVersion: text('text_version').notNull(),
  givenAt: moment('given_at').notNull().defaultNow(),
  address: text('address'),
  retiredAt: moment('retired_at'),
});

/** Vendor answers: in our terms in `answer`, the raw response sealed in `rawSealed`. */
export const reports = pgTable('reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: person(),
  kind: text('kind').notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  outcome: text('outcome').notNull(),
  /** Of a credit report; null for all others, and for reports staff entered before the two were told apart. */
  look: text('look', { enum: ['soft', 'hard'] }),
  /** When an order was sent to a vendor that bills each one, and the vendor's number for it. */
  orderSentAt: moment('order_sent_at'),
  orderReference: text('order_reference'),
  answer: jsonb('answer').$type<unknown>(),
  rawSealed: bytea('raw_sealed'),
  keyName: text('key_name'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
  retiredAt: moment('retired_at'),
});

/** Published files as they were last fetched whole. */
export const serviceFiles = pgTable(
  'service_files',
  {
    service: text('service').notNull(),
    name: text('name').notNull(),
    content: bytea('content').notNull(),
    fetchedAt: moment('fetched_at').notNull(),
  },
  ({ service, name }) => [primaryKey({ columns: [service, name] })],
);

/** How each outside service did when it was last asked. */
export const serviceStates = pgTable('service_states', {
  service: text('service').primaryKey(),
  askedAt: moment('asked_at').notNull(),
  answeredAt: moment('answered_at'),
  outcome: text('outcome').notNull(),
});

/** Webhooks from vendors: in our terms in `news`, the bytes as they came, in base64, in `body`. */
export const hookEvents = pgTable('hook_events', {
  id: uuid('id').primaryKey().defaultRandom(),
  capability: text('capability').notNull(),
  brand: text('brand').notNull(),
  eventId: text('event_id').notNull(),
  type: text('type').notNull(),
  news: jsonb('news').$type<unknown>().notNull(),
  body: text('body').notNull(),
  state: text('state').$type<HookState>().notNull(),
  deliveries: integer('deliveries').notNull().default(1),
  applicationId: uuid('application_id'),
  receivedAt: moment('received_at').notNull(),
  lastReceivedAt: moment('last_received_at').notNull(),
  workedAt: moment('worked_at'),
});

/** Visits of applicants to a vendor; `page` is the vendor's page, which opens for anyone who has its address. */
export const journeys = pgTable('journeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  person: person(),
  capability: text('capability').$type<JourneyCapability>().notNull(),
  brand: text('brand').notNull(),
  reportKey: text('report_key').notNull(),
  reference: text('reference').notNull(),
  page: text('page').notNull(),
  /** A further key of the vendor's for this visit. */
  handle: text('handle'),
  state: text('state').$type<JourneyState>().notNull(),
  problem: text('problem').$type<JourneyProblem>(),
  startedAt: moment('started_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  nextLookAt: moment('next_look_at').notNull(),
});

const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<Day>();

/** The index, date by date, with the two people behind each. */
export const indexDates = pgTable('index_dates', {
  id: uuid('id').primaryKey().defaultRandom(),
  rate: integer('rate').$type<BasisPoints>().notNull(),
  /** The day the publisher says it holds from. */
  publishedFrom: dayColumn('published_from').notNull(),
  source: text('source').$type<IndexSource>().notNull(),
  note: text('note'),
  state: text('state').$type<IndexState>().notNull(),
  foundAt: moment('found_at').notNull(),
  /** The index it takes the place of. */
  oldRate: integer('old_rate').$type<BasisPoints>(),
  /** The day our prices use it from. */
  effectiveFrom: dayColumn('effective_from'),
  proposedBy: uuid('proposed_by'),
  proposedByName: text('proposed_by_name'),
  proposedAt: moment('proposed_at'),
  settledBy: uuid('settled_by'),
  settledByName: text('settled_by_name'),
  settledAt: moment('settled_at'),
});

/** Decisions sent to the lender's loan system; `file` is the MISMO message, `answer` what came back. */
export const loanSystemMessages = pgTable('loan_system_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  messageKey: text('message_key').notNull(),
  decisionId: uuid('decision_id').notNull(),
  status: text('status').notNull(),
  amount: integer('amount'),
  brand: text('brand').notNull(),
  state: text('state').$type<LoanSystemState>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  file: text('file'),
  answer: text('answer'),
  loanSystemId: text('loan_system_id'),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  answeredAt: moment('answered_at'),
});
