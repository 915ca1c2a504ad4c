import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FileState, FileType } from '#entities/contract/stored-file.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import { bytea, moment } from './columns.ts';

export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
  propertyId: text('property_id'),
  subjectId: text('subject_id'),
  documentType: text('document_type').$type<DocumentType | 'paper' | 'lender'>().notNull(),
  name: text('name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  sha256: bytea('sha256').notNull(),
  type: text('type').$type<FileType>().notNull(),
  pages: integer('pages').notNull(),
  state: text('state').$type<FileState>().notNull(),
  keyName: text('key_name').notNull(),
  wrappedKey: bytea('wrapped_key').notNull(),
  storageKey: text('storage_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  checkedAt: moment('checked_at'),
  retiredAt: moment('retired_at'),
});
export type FileRow = typeof files.$inferSelect;
