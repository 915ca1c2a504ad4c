import { z } from 'zod';
import { uploadState } from '../application/upload.ts';
import { address } from '../values/address.ts';
import { day } from '../values/day.ts';
import { documentType } from '../values/document-type.ts';
import { email } from '../values/email.ts';
import { storedFile } from './stored-file.ts';

export const conditionFile = storedFile
  .pick({ id: true, name: true, size: true, pages: true, state: true })
  .extend({ review: uploadState });

/** Where a creditor gets the request for a payoff statement. */
export const payoffRecipient = z.discriminatedUnion('way', [
  z.object({ way: z.literal('email'), email }),
  z.object({ way: z.literal('post'), address }),
]);
export type PayoffRecipient = z.infer<typeof payoffRecipient>;

/**
 * What we order on the applicant's consent: a check with payroll, or a creditor's payoff statement by letter. `offered`: it can be ordered.
 * `unsure`: the answer settles nothing, or did not come in time.
 */
export const conditionOrder = z.object({
  way: z.enum(['payroll', 'letter']),
  state: z.enum(['offered', 'ordered', 'answered', 'unsure', 'failed']),
  on: day.nullable(),
  until: day.nullable(),
  to: z.string().nullable(),
  /** How a letter went; null where none was sent. */
  channel: z.enum(['email', 'post']).nullable(),
});
export type ConditionOrder = z.infer<typeof conditionOrder>;

/** One condition as an applicant may see it. Its owner is `mine`, either applicant, the lender, or someone else. */
export const conditionView = z.object({
  key: z.string(),
  code: z.int(),
  kind: z.enum(['document', 'information', 'email']),
  state: z.enum(['requested', 'received', 'needsAnotherLook', 'accepted', 'waived']),
  priorTo: z.enum(['approval', 'docs', 'closing', 'funding']),
  whose: z.enum(['mine', 'either', 'lender', 'thirdParty']),
  dueOn: day,
  reason: z.string().nullable(),
  /** The staff note sent with the request. */
  note: z.string().nullable(),
  /** What staff call it, where they ask in their own words. */
  title: z.string().nullable(),
  documentType: documentType.nullable(),
  propertyId: z.string().nullable(),
  /** The street of another owned property; null for the home. */
  place: z.string().nullable(),
  subjectId: z.string().nullable(),
  /** The creditor, employer or owner it is about. */
  subject: z.string().nullable(),
  /** The subject's email, if already provided. */
  subjectEmail: z.string().nullable(),
  count: z.int().positive(),
  years: z.array(z.int()),
  uploaded: z.int(),
  answer: z.string().nullable(),
  /** The day by which the one who has it now is due: the applicant, our review, or the third party asked. */
  until: day,
  /** The day the third party was asked. */
  sentOn: day.nullable(),
  /** Where the last email to a third party went. */
  sentTo: z.string().nullable(),
  /** Null where nothing can be ordered, and it is fetched by hand. */
  order: conditionOrder.nullable(),
  files: z.array(conditionFile),
});
export type ConditionView = z.infer<typeof conditionView>;
