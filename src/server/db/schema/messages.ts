import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from './columns.ts';

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

/** `sealed` holds recipient and text; the row goes with the delivery, or when it expires. */
export const outgoingMessages = pgTable('outgoing_messages', {
  id: uuid('id').primaryKey(),
  deliveryKey: text('delivery_key').notNull().unique(),
  kind: text('kind').notNull(),
  deliveryClass: text('delivery_class', { enum: ['code', 'ordinary', 'statutory'] }).notNull(),
  applicationId: uuid('application_id'),
  sealed: bytea('sealed').notNull(),
  unsettled: integer('unsettled').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

export const textRefusals = pgTable('text_refusals', {
  phone: text('phone').primaryKey(),
  phoneHash: text('phone_hash'),
  at: moment('at').notNull().defaultNow(),
});

export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    email: text('email').notNull(),
    emailHash: text('email_hash'),
    kind: text('kind', { enum: ['reminders', 'waitlist', 'answers'] }).notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.email, table.kind] })],
);

/** The lender's own texts; each change is a further version. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    isRetired: boolean('is_retired').notNull(),
    writtenBy: uuid('written_by').notNull(),
    writtenByName: text('written_by_name').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);
