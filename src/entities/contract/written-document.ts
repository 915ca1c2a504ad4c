import { z } from 'zod';
import { day } from '../values/day.ts';
import { locale } from '../values/locale.ts';

/** Every document the product generates. */
export const writtenDocumentKind = z.enum([
  'electronicConsent',
  'earlyDisclosures',
  'brochure',
  'brochureReceipt',
  'creditAuthorization',
  'creditAgreement',
  'accountOpening',
  'rescissionNotice',
  'scoreNotice',
  'adverseAction',
  'incompleteness',
  'counterOffer',
  'applicationSummary',
  'completionCertificate',
  'mailingCertificate',
]);
export type WrittenDocumentKind = z.infer<typeof writtenDocumentKind>;

/** Documents signed together: during the application, and again at closing. */
export const packet = z.enum(['funnel', 'closing']);
export type Packet = z.infer<typeof packet>;

export const textRun = z.object({ text: z.string(), isStrong: z.boolean() });
export type TextRun = z.infer<typeof textRun>;

export const documentTable = z.object({
  kind: z.literal('table'),
  caption: z.string(),
  columns: z.array(z.object({ label: z.string(), align: z.enum(['left', 'right']) })),
  rows: z.array(z.array(z.string())),
});
export type DocumentTable = z.infer<typeof documentTable>;

/** `counsel` marks a slot whose wording a lawyer must approve before production use. */
export const documentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), runs: z.array(textRun), counsel: z.string().nullable() }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(textRun)), counsel: z.string().nullable() }),
  documentTable,
]);
export type DocumentBlock = z.infer<typeof documentBlock>;

/** A field to sign: initials under a part, or the signature. */
export const signatureField = z.object({ kind: z.enum(['initial', 'sign']), text: z.string() });
export type SignatureField = z.infer<typeof signatureField>;

export const documentSection = z.object({
  id: z.string(),
  title: z.string(),
  plain: z.string().nullable(),
  blocks: z.array(documentBlock),
  place: signatureField.nullable(),
});
export type DocumentSection = z.infer<typeof documentSection>;

/** A completed document, the same on screen and in the PDF. */
export const writtenDocument = z.object({
  kind: writtenDocumentKind,
  /** The language it was written in; its PDF stays in it. */
  locale,
  title: z.string(),
  version: day,
  preparedOn: day,
  loanNumber: z.string(),
  /** `address` is null on documents from before it was printed. */
  lender: z.object({ name: z.string(), nmls: z.string(), address: z.string().nullable() }),
  recipient: z.string(),
  sections: z.array(documentSection),
});
export type WrittenDocument = z.infer<typeof writtenDocument>;
