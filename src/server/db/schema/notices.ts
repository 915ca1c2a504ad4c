import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NoticeHold, NoticeKind, PostReason } from '#entities/facts/notice.ts';
import type { Address } from '#entities/values/address.ts';
import type { Day } from '#entities/values/day.ts';
import { moment } from './columns.ts';

const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<Day>();

export const letterBatches = pgTable('letter_batches', {
  id: uuid('id').primaryKey().defaultRandom(),
  printedOn: dayColumn('printed_on').notNull(),
  printedBy: uuid('printed_by').notNull(),
  printedByName: text('printed_by_name').notNull(),
  printedAt: moment('printed_at').notNull().defaultNow(),
  mailedOn: dayColumn('mailed_on'),
  mailedBy: uuid('mailed_by'),
  mailedByName: text('mailed_by_name'),
});

/** One row per person and way; a bounced one is followed by another on paper. */
export const noticeDeliveries = pgTable('notice_deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  noticeId: uuid('notice_id').notNull(),
  applicationId: uuid('application_id').notNull(),
  person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
  /** An owner of the home who does not borrow, where the notice is theirs; `person` is then the borrower it stands beside. */
  owner: text('owner'),
  kind: text('kind').$type<NoticeKind>().notNull(),
  paperId: uuid('paper_id'),
  decisionId: uuid('decision_id'),
  channel: text('channel', { enum: ['email', 'post'] }).notNull(),
  why: text('why').$type<PostReason>(),
  held: text('held').$type<NoticeHold>(),
  recipient: text('recipient'),
  deliveryKey: text('delivery_key'),
  madeOn: dayColumn('made_on').notNull(),
  madeAt: moment('made_at').notNull().defaultNow(),
  sentOn: dayColumn('sent_on'),
  bouncedOn: dayColumn('bounced_on'),
  mailedTo: jsonb('mailed_to').$type<{ name: string; address: Address }>(),
  batchId: uuid('batch_id'),
  /** What it covers, where a later one of the same kind may cover something else. */
  about: uuid('about'),
});
export type NoticeDeliveryRow = typeof noticeDeliveries.$inferSelect;
export type LetterBatchRow = typeof letterBatches.$inferSelect;
