import { z } from 'zod';

/** Notices that law requires us to send, and the request for a payoff statement, which travels the same way. */
export const noticeKind = z.enum([
  'adverseAction',
  'counterOffer',
  'incompleteness',
  'scoreNotice',
  'earlyDisclosures',
  'brochure',
  'valuationNotice',
  'valuationCopy',
  'counselorList',
  'homesteadNotice',
  'closingFigures',
  'floodNotice',
  'payoffRequest',
]);
export type NoticeKind = z.infer<typeof noticeKind>;

/** Why a notice goes on paper. */
export const postReason = z.enum(['noEmail', 'bounced', 'consentWithdrawn', 'paperWanted', 'noConsent']);
export type PostReason = z.infer<typeof postReason>;

/** Why a notice waits for staff: it is never sent with a blank. */
export const noticeHold = z.enum([
  'factorsMissing',
  'addressMissing',
  'nameMissing',
  'reasonsMissing',
  'valueMissing',
  'reportMissing',
]);
export type NoticeHold = z.infer<typeof noticeHold>;
