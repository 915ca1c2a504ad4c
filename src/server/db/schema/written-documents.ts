import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Signature, SignatureMark } from '#entities/contract/signature.ts';
import type { Packet, WrittenDocument, WrittenDocumentKind } from '#entities/contract/written-document.ts';
import type { Day } from '#entities/values/day.ts';
import { bytea, moment } from './columns.ts';

const person = () => text('person', { enum: ['borrower', 'coborrower'] }).notNull();

export const signers = pgTable(
  'signers',
  {
    applicationId: uuid('application_id').notNull(),
    person: person(),
    consentedAt: moment('consented_at'),
    consentVersion: text('consent_version'),
    withdrawnAt: moment('withdrawn_at'),
    paperWantedAt: moment('paper_wanted_at'),
    signature: jsonb('signature').$type<Signature>(),
    adoptedAt: moment('adopted_at'),
    address: text('address'),
    agent: text('agent'),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.person] })],
);
export type SignerRow = typeof signers.$inferSelect;

/** Documents we write. `content` is the text as shown; `terms_hash` detects changed terms. The table keeps its first name, papers. */
export const writtenDocuments = pgTable('papers', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id').notNull(),
  person: person(),
  /** The non-borrowing owner, when the document is neither applicant's. */
  owner: text('owner'),
  packet: text('packet').$type<Packet | 'notice'>().notNull(),
  place: integer('place').notNull(),
  kind: text('kind').$type<WrittenDocumentKind>().notNull(),
  content: jsonb('content').$type<WrittenDocument>().notNull(),
  termsHash: text('terms_hash').notNull(),
  pages: integer('pages').notNull(),
  /** The page each section starts on; null for documents from before it was kept. */
  sectionPages: jsonb('section_pages').$type<number[]>(),
  state: text('state', { enum: ['prepared', 'signed', 'declined', 'issued', 'superseded'] }).notNull(),
  marks: jsonb('marks').$type<Record<string, SignatureMark>>().notNull().default({}),
  declineReason: text('decline_reason'),
  shownFileId: uuid('shown_file_id').notNull(),
  shownSha256: bytea('shown_sha256').notNull(),
  sealedFileId: uuid('sealed_file_id'),
  sealedSha256: bytea('sealed_sha256'),
  preparedAt: moment('prepared_at').notNull().defaultNow(),
  openedAt: moment('opened_at'),
  signedAt: moment('signed_at'),
  signedOn: date('signed_on', { mode: 'string' }).$type<Day>(),
});
/** Every certificate documents were ever sealed under. */
export const sealCertificates = pgTable('seal_certificates', {
  sha256: bytea('sha256').primaryKey(),
  certificate: bytea('certificate').notNull(),
  firstUsedAt: moment('first_used_at').notNull().defaultNow(),
});

export type WrittenDocumentRow = typeof writtenDocuments.$inferSelect;
