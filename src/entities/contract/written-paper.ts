import { z } from 'zod';
import { day } from '../values/day.ts';

/** Every paper the product writes. */
export const paperKind = z.enum([
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
]);
export type PaperKind = z.infer<typeof paperKind>;

/** What is signed together: on the way through the questions, and again at closing. */
export const packet = z.enum(['funnel', 'closing']);
export type Packet = z.infer<typeof packet>;

export const paperRun = z.object({ text: z.string(), isStrong: z.boolean() });
export type PaperRun = z.infer<typeof paperRun>;

export const paperTable = z.object({
  kind: z.literal('table'),
  caption: z.string(),
  columns: z.array(z.object({ label: z.string(), align: z.enum(['left', 'right']) })),
  rows: z.array(z.array(z.string())),
});
export type PaperTable = z.infer<typeof paperTable>;

/** `counsel` names a slot whose wording a lawyer has to approve before it is used for real. */
export const paperBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), runs: z.array(paperRun), counsel: z.string().nullable() }),
  z.object({ kind: z.literal('list'), items: z.array(z.array(paperRun)), counsel: z.string().nullable() }),
  paperTable,
]);
export type PaperBlock = z.infer<typeof paperBlock>;

/** Where a person has to press: initials under a part, or the signature. */
export const signatureField = z.object({ kind: z.enum(['initial', 'sign']), text: z.string() });
export type SignatureField = z.infer<typeof signatureField>;

export const paperSection = z.object({
  id: z.string(),
  title: z.string(),
  plain: z.string().nullable(),
  blocks: z.array(paperBlock),
  place: signatureField.nullable(),
});
export type PaperSection = z.infer<typeof paperSection>;

/** A paper as it is shown and printed: filled in, and the same on screen and in the PDF. */
export const paper = z.object({
  kind: paperKind,
  title: z.string(),
  version: day,
  preparedOn: day,
  loanNumber: z.string(),
  lender: z.object({ name: z.string(), nmls: z.string() }),
  recipient: z.string(),
  sections: z.array(paperSection),
});
export type Paper = z.infer<typeof paper>;
