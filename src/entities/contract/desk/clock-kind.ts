import { z } from 'zod';

/** Every duty with a deadline. */
export const clockKind = z.enum([
  'earlyDisclosures',
  'feeHold',
  'creditDecision',
  'incompleteNotice',
  'incompleteAnswer',
  'adverseActionNotice',
  'counterOffer',
  'moneyBack',
  'scoreNotice',
  'paperNotice',
  'valuationNotice',
  'valuationCopy',
  'counselorList',
  'homesteadNotice',
  'homesteadWait',
  'closingFigures',
  'floodNotice',
  'floodWait',
]);
export type ClockKind = z.infer<typeof clockKind>;
