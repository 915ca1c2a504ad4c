import { z } from 'zod';

/** Why a document goes back to its sender; `other` is said in words. */
export const sendBackCause = z.enum([
  'edgeCutOff',
  'tooBlurry',
  'tooOld',
  'pagesMissing',
  'wrongDocument',
  'wrongName',
  'other',
]);
export type SendBackCause = z.infer<typeof sendBackCause>;

/** A sentence the sender can act on. */
export const LEAST_NOTE = 10;
