import { z } from 'zod';

/** Every problem an answer can have; the words have a sentence for each. */
export const issueCode = z.enum([
  'required',
  'invalid',
  'tooSmall',
  'tooBig',
  'tooLong',
  'emailFormat',
  'phoneFormat',
  'ssnFormat',
  'lastFourFormat',
  'zipFormat',
  'zipUnknown',
  'valueTooSmall',
  'routingFormat',
  'routingCheckDigit',
  'accountFormat',
  'accountDiffers',
  'consentNeeded',
  'confirmNeeded',
  'inFuture',
  'inPast',
  'tooYoung',
  'tooLongAgo',
  'endsBeforeStart',
  'addressGap',
]);
export type IssueCode = z.infer<typeof issueCode>;
