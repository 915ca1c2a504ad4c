import { z } from 'zod';
import { day } from '../values/day.ts';
import { locale } from '../values/locale.ts';

/** Every document the product generates. */
export const writtenDocumentKind = z.enum([
  'electronicConsent',
  'earlyDisclosures',
  'brochure',
  'brochureReceipt',
  'privacyNotice',
  'identityNotice',
  'floodNotice',
  'counselorList',
  'homesteadNotice',
  'closingFigures',
  'homesteadTerms',
  'deedSheet',
  'payoffLetter',
  'payoffRequest',
  'creditAuthorization',
  'creditAgreement',
  'accountOpening',
  'rescissionNotice',
  'rescissionReceipt',
  'scoreNotice',
  'adverseAction',
  'incompleteness',
  'counterOffer',
  'valuationNotice',
  'valuationCopy',
  'applicationSummary',
  'applicationReceipt',
  'approvalLetter',
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
  /** The row a stronger rule stands above, where another phase begins. */
  splitAt: z.int().optional(),
});
export type DocumentTable = z.infer<typeof documentTable>;

/** One box of the strip of days: which count, which do not, and the last. */
export const documentDay = z.object({ label: z.string(), note: z.string(), tone: z.enum(['plain', 'off', 'last']) });
export type DocumentDay = z.infer<typeof documentDay>;

/** `counsel` marks a slot whose wording a lawyer must approve before production use. */
export const documentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), runs: z.array(textRun), counsel: z.string().nullable() }),
  /** The one sentence set larger than the text. */
  z.object({ kind: z.literal('lead'), runs: z.array(textRun), counsel: z.string().nullable() }),
  z.object({
    kind: z.literal('list'),
    items: z.array(z.array(textRun)),
    isNumbered: z.boolean().default(false),
    counsel: z.string().nullable(),
  }),
  documentTable,
  z.object({ kind: z.literal('days'), days: z.array(documentDay) }),
  /** An address in a box of its own. */
  z.object({ kind: z.literal('address'), lines: z.array(z.string()) }),
  /** Principal reasons in order, each with the applicant's figure and the limit, where it has them. */
  z.object({
    kind: z.literal('reasons'),
    labels: z.object({ yours: z.string(), limit: z.string() }),
    reasons: z.array(
      z.object({ title: z.string(), text: z.string(), yours: z.string().nullable(), limit: z.string().nullable() }),
    ),
  }),
  /** A credit score on its scale. `source`: bureau and day; `ends`: the names of the lowest and the highest. */
  z.object({
    kind: z.literal('score'),
    ...{ score: z.int(), from: z.int(), to: z.int() },
    source: z.array(z.string()),
    ends: z.object({ from: z.string(), to: z.string() }),
    note: z.string(),
  }),
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
  /** `beside`: to the right of the section before it. `slip`: below a cut line at the foot of the page, signed by hand only. */
  layout: z.enum(['flow', 'beside', 'slip']).default('flow'),
});
export type DocumentSection = z.infer<typeof documentSection>;

/** A completed document, the same on screen and in the PDF. The defaults are those of documents from before the letterhead. */
export const writtenDocument = z.object({
  kind: writtenDocumentKind,
  /** The language it was written in; its PDF stays in it. */
  locale,
  title: z.string(),
  subtitle: z.string().nullable().default(null),
  version: day,
  preparedOn: day,
  loanNumber: z.string(),
  lender: z.object({
    name: z.string(),
    displayName: z.string().nullable().default(null),
    nmls: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable().default(null),
    /** The markup of the lender's logo. */
    logo: z.string().nullable().default(null),
  }),
  recipient: z.string(),
  /** The home the line is for, once its address is known. */
  home: z.string().nullable().default(null),
  /** Which copy this is, in a box beside the title. */
  badge: z.object({ title: z.string(), text: z.string() }).nullable().default(null),
  isNumbered: z.boolean().default(true),
  sections: z.array(documentSection),
});
export type WrittenDocument = z.infer<typeof writtenDocument>;
