import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const sentReminders = pgTable(
  'sent_reminders',
  {
    applicationId: uuid('application_id').notNull(),
    quietSince: moment('quiet_since').notNull(),
    afterDays: integer('after_days').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.quietSince, table.afterDays] })],
);

export const mailDeliveries = pgTable('mail_deliveries', {
  deliveryKey: text('delivery_key').primaryKey(),
  deliveredAt: moment('delivered_at').notNull().defaultNow(),
});

export const textRefusals = pgTable('text_refusals', {
  phone: text('phone').primaryKey(),
  at: moment('at').notNull().defaultNow(),
});

export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    email: text('email').notNull(),
    kind: text('kind', { enum: ['reminders', 'waitlist', 'answers'] }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] })],
);
