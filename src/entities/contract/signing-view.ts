import { z } from 'zod';
import { day } from '../values/day.ts';
import { signature } from './signature.ts';
import { documentSection, writtenDocumentKind } from './written-document.ts';

export const documentToSign = z.object({
  id: z.uuid(),
  kind: writtenDocumentKind,
  title: z.string(),
  version: day,
  pages: z.int(),
  /** The page of the PDF each section starts on; null for documents from before it was kept. */
  sectionPages: z.array(z.int()).nullable(),
  state: z.enum(['prepared', 'signed', 'declined', 'issued']),
  sections: z.array(documentSection),
  /** Signature fields already completed, by the id of their part. */
  marked: z.array(z.string()),
  shownHash: z.string(),
  signedAt: z.date().nullable(),
});
export type DocumentToSign = z.infer<typeof documentToSign>;

/** Everything the signing page shows one applicant. */
export const signingView = z.object({
  name: z.string(),
  loanNumber: z.string(),
  consent: z.enum(['needed', 'given', 'withdrawn']),
  consentPaperId: z.uuid().nullable(),
  signature: signature.nullable(),
  paperWantedAt: z.date().nullable(),
  record: z.object({ address: z.string(), agent: z.string() }),
  papers: z.array(documentToSign),
  isComplete: z.boolean(),
});
export type SigningView = z.infer<typeof signingView>;
