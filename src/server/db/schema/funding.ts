import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NotaryProblem, NotaryState } from '#entities/facts/notary-order.ts';
import type { PaymentChannel, PaymentKind, PaymentState } from '#entities/facts/payment.ts';
import type { PayoffLetterState } from '#entities/facts/payoff-letter.ts';
import type { Day } from '#entities/values/day.ts';
import type { Cents } from '#entities/values/money.ts';
import type { Person } from '#entities/values/person.ts';
import { bytea, moment } from './columns.ts';

const day = (name: string) => date(name, { mode: 'string' }).$type<Day>();

export const closingOwners = pgTable(
  'closing_owners',
  {
    applicationId: uuid('application_id').notNull(),
    owner: text('owner').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    signedOn: day('signed_on'),
    noticeDeliveredOn: day('notice_delivered_on'),
    disclosuresDeliveredOn: day('disclosures_delivered_on'),
    cancelledOn: day('cancelled_on'),
    cancelledAt: moment('cancelled_at'),
    /** Consent to electronic records, given by the code in its PDF. */
    consentedAt: moment('consented_at'),
    consentVersion: text('consent_version'),
    consentAddress: text('consent_address'),
    consentAgent: text('consent_agent'),
    paperWantedAt: moment('paper_wanted_at'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.owner] })],
);

export const fundingApprovals = pgTable(
  'funding_approvals',
  {
    applicationId: uuid('application_id').notNull(),
    accountId: uuid('account_id').notNull(),
    planHash: bytea('plan_hash').notNull(),
    agreedAt: moment('agreed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.accountId] })],
);

/** Notary, title file and recording, as the closing agent told. */
export const closingRecords = pgTable('closing_records', {
  applicationId: uuid('application_id').primaryKey(),
  details: jsonb('details').$type<unknown>().notNull(),
  recordedBy: uuid('recorded_by').notNull(),
  recordedByName: text('recorded_by_name').notNull(),
  recordedAt: moment('recorded_at').notNull(),
});

export const fundings = pgTable('fundings', {
  applicationId: uuid('application_id').primaryKey(),
  /** The day two people's approval was carried out: from then on money may be on its way. */
  releasedOn: day('released_on').notNull(),
  /** The day the last payment settled; null while any is open. */
  fundedOn: day('funded_on'),
  totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
  releasedAt: moment('funded_at').notNull().defaultNow(),
});

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Ours for ever; the bank's trace number is made from it. */
  number: integer('number').generatedAlwaysAsIdentity().notNull(),
  applicationId: uuid('application_id').notNull(),
  kind: text('kind').$type<PaymentKind>().notNull(),
  subject: text('subject').notNull(),
  attempt: integer('attempt').notNull(),
  payee: text('payee').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).$type<Cents>().notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  channel: text('channel').$type<PaymentChannel>().notNull(),
  /** Null for our own fee, and for payments from before it was kept. */
  destination: jsonb('destination').$type<unknown>(),
  idempotencyKey: text('idempotency_key').notNull(),
  createdOn: day('created_on').notNull(),
  sentOn: day('sent_on'),
  settledOn: day('settled_on'),
  returnedOn: day('returned_on'),
  /** The bank's own. */
  reference: text('reference'),
  trace: text('trace'),
  fileId: uuid('file_id'),
  returnCode: text('return_code'),
  returnNote: text('return_note'),
});

export const paymentApprovals = pgTable(
  'payment_approvals',
  {
    paymentId: uuid('payment_id').notNull(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    approvedAt: moment('approved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.accountId] })],
);

export const paymentFiles = pgTable('payment_files', {
  id: uuid('id').primaryKey().defaultRandom(),
  number: integer('number').generatedAlwaysAsIdentity().notNull(),
  madeOn: day('made_on').notNull(),
  madeAt: moment('made_at').notNull(),
  madeBy: uuid('made_by').notNull(),
  madeByName: text('made_by_name').notNull(),
  effectiveOn: day('effective_on').notNull(),
  modifier: text('modifier').notNull(),
  entries: integer('entries').notNull(),
  totalCents: bigint('total_cents', { mode: 'number' }).$type<Cents>().notNull(),
  sha256: bytea('sha256').notNull(),
  content: text('content'),
  state: text('state', { enum: ['made', 'handedOver', 'refused'] })
    .notNull()
    .default('made'),
  settledOn: day('settled_on'),
  settledBy: uuid('settled_by'),
  settledByName: text('settled_by_name'),
  reason: text('reason'),
});

export const returnFiles = pgTable('return_files', {
  id: uuid('id').primaryKey().defaultRandom(),
  sha256: bytea('sha256').notNull(),
  addedOn: day('added_on').notNull(),
  addedBy: uuid('added_by').notNull(),
  addedByName: text('added_by_name').notNull(),
});

export const returnEntries = pgTable('return_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  returnFileId: uuid('return_file_id').notNull(),
  kind: text('kind', { enum: ['return', 'change'] }).notNull(),
  code: text('code').notNull(),
  trace: text('trace').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).$type<Cents>().notNull(),
  paymentId: uuid('payment_id'),
  problem: text('problem', { enum: ['noPayment', 'otherAmount', 'notSent', 'cameBefore'] }),
  information: text('information'),
  resolvedOn: day('resolved_on'),
  resolvedByName: text('resolved_by_name'),
  resolution: text('resolution'),
});

export const payoffLetters = pgTable('payoff_letters', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  subject: text('subject').notNull(),
  letter: jsonb('letter').$type<unknown>().notNull(),
  fileId: uuid('file_id').notNull(),
  state: text('state').$type<PayoffLetterState>().notNull(),
  enteredBy: uuid('entered_by').notNull(),
  enteredByName: text('entered_by_name').notNull(),
  enteredAt: moment('entered_at').notNull(),
  settledBy: uuid('settled_by'),
  settledByName: text('settled_by_name'),
  settledAt: moment('settled_at'),
});

/** Payoff statements asked of creditors on the applicant's authorization. */
export const payoffOrders = pgTable('payoff_orders', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  person: text('person').$type<Person>().notNull(),
  subject: text('subject').notNull(),
  consentId: uuid('consent_id').notNull(),
  paperId: uuid('paper_id').notNull(),
  creditor: text('creditor').notNull(),
  orderedOn: day('ordered_on').notNull(),
  dueOn: day('due_on').notNull(),
  orderedAt: moment('ordered_at').notNull(),
});

/** Remote notarizations of the security instrument; one under way at a time. */
export const notaryOrders = pgTable('notary_orders', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  fileId: uuid('file_id').notNull(),
  reference: text('reference'),
  state: text('state').$type<NotaryState>().notNull(),
  problem: text('problem').$type<NotaryProblem>(),
  /** The service's own words. */
  reason: text('reason'),
  endedAt: moment('ended_at'),
  /** The notarized document, once it is on the loan. */
  deedFileId: uuid('deed_file_id'),
  orderedBy: uuid('ordered_by').notNull(),
  orderedByName: text('ordered_by_name').notNull(),
  orderedAt: moment('ordered_at').notNull(),
});
