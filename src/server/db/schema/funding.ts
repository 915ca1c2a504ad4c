import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#entities/values/day.ts';
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

export const fundings = pgTable('fundings', {
  applicationId: uuid('application_id').primaryKey(),
  fundedOn: day('funded_on').notNull(),
  totalCents: bigint('total_cents', { mode: 'number' }).notNull(),
  fundedAt: moment('funded_at').notNull().defaultNow(),
});

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  kind: text('kind', { enum: ['payoff', 'fee', 'cash'] }).notNull(),
  subject: text('subject').notNull(),
  payee: text('payee').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
});
