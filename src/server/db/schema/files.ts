import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FigureName } from '#entities/contract/documents/document-figure.ts';
import type { PagePlace } from '#entities/contract/documents/document-pages.ts';
import type { FileOrigin } from '#entities/contract/documents/file-origin.ts';
import type { IdCheck } from '#entities/contract/documents/id-check.ts';
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
  /** The files it was made from; null for one that was sent in. */
  origin: jsonb('origin').$type<FileOrigin>(),
});
export type FileRow = typeof files.$inferSelect;

/** How a page is turned for reading; the file itself stays as it came. */
export const pageTurns = pgTable(
  'page_turns',
  {
    fileId: uuid('file_id').notNull(),
    page: integer('page').notNull(),
    quarters: integer('quarters').notNull(),
    turnedBy: uuid('turned_by').notNull(),
    turnedAt: moment('turned_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.page] })],
);

/** For colleagues only. */
export const pageNotes = pgTable('page_notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  applicationId: uuid('application_id').notNull(),
  fileId: uuid('file_id').notNull(),
  page: integer('page').notNull(),
  body: text('body').notNull(),
  staffId: uuid('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  writtenAt: moment('written_at').notNull().defaultNow(),
});

/** A check of an ID that a person ticked, and the pictures it was ticked for. */
export const idChecks = pgTable(
  'id_checks',
  {
    applicationId: uuid('application_id').notNull(),
    person: text('person', { enum: ['borrower', 'coborrower'] }).notNull(),
    name: text('name').$type<IdCheck>().notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    tickedBy: uuid('ticked_by').notNull(),
    tickedByName: text('ticked_by_name').notNull(),
    tickedAt: moment('ticked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.person, table.name] })],
);

/** A figure a person took from a document. */
export const documentFigures = pgTable(
  'document_figures',
  {
    fileId: uuid('file_id').notNull(),
    name: text('name').$type<FigureName>().notNull(),
    applicationId: uuid('application_id').notNull(),
    value: text('value').notNull(),
    page: integer('page').notNull(),
    place: jsonb('place').$type<PagePlace>(),
    usedBy: uuid('used_by').notNull(),
    usedByName: text('used_by_name').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.name] })],
);
